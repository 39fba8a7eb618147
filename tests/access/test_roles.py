"""Roles are given and taken, and the log says so."""

import pytest

from scoring.problems import RuleBroken
from tests.cast import make_club, make_director, make_user
from tournaments.domain.access import Act
from tournaments.domain.refusals import NotAllowed
from tournaments.models import Actor, Club, ClubRole, Role, Tournament
from tournaments.selectors.access import may
from tournaments.selectors.log import club_log, tournament_log
from tournaments.services.access import (
    grant_club_role,
    grant_tournament_role,
    revoke_club_role,
    revoke_tournament_role,
)


def test_a_new_director_may_do_everything_in_the_club(director: Actor, club: Club) -> None:
    ann = make_user("ann")
    grant_club_role(actor=director, club_id=club.pk, user_id=ann.pk, role=Role.DIRECTOR)
    assert may(Actor(user=ann), Act.MANAGE_CLUB, club=club)
    logged = club_log(club).get()
    assert (logged.act, logged.subject, logged.after) == (
        "grant_role",
        "user ann",
        {"role": "director"},
    )


def test_giving_a_role_twice_gives_it_once(director: Actor, club: Club) -> None:
    ann = make_user("ann")
    for _ in range(2):
        grant_club_role(actor=director, club_id=club.pk, user_id=ann.pk, role=Role.SCOREKEEPER)
    assert club_log(club).count() == 1


def test_a_role_taken_away_opens_nothing_any_more(director: Actor, club: Club) -> None:
    other = make_director(club, "other")
    assert other.user is not None
    revoke_club_role(actor=director, club_id=club.pk, user_id=other.user.pk, role=Role.DIRECTOR)
    assert not may(other, Act.MANAGE_CLUB, club=club)
    assert club_log(club).get().before == {"role": "director"}


def test_taking_a_role_nobody_has_changes_nothing(director: Actor, club: Club) -> None:
    ann = make_user("ann")
    revoke_club_role(actor=director, club_id=club.pk, user_id=ann.pk, role=Role.DIRECTOR)
    assert not club_log(club).exists()


def test_the_last_director_of_a_club_stays(director: Actor, club: Club) -> None:
    assert director.user is not None
    with pytest.raises(RuleBroken) as refused:
        revoke_club_role(
            actor=director, club_id=club.pk, user_id=director.user.pk, role=Role.DIRECTOR
        )
    assert refused.value.problems[0].code == "access.last_director"
    assert ClubRole.objects.filter(club=club, role=Role.DIRECTOR).count() == 1


def test_a_director_who_cannot_log_in_does_not_count_as_one(director: Actor, club: Club) -> None:
    locked_out = make_director(club, "locked-out").user
    assert locked_out is not None
    assert director.user is not None
    locked_out.is_active = False
    locked_out.save()
    with pytest.raises(RuleBroken):
        revoke_club_role(
            actor=director, club_id=club.pk, user_id=director.user.pk, role=Role.DIRECTOR
        )


def test_a_scorekeeper_of_one_tournament(director: Actor, tournament: Tournament) -> None:
    ann = make_user("ann")
    where = {"tournament_id": tournament.pk, "user_id": ann.pk, "role": Role.SCOREKEEPER}
    grant_tournament_role(actor=director, **where)
    assert may(Actor(user=ann), Act.CHECK_IN, tournament=tournament)
    revoke_tournament_role(actor=director, **where)
    assert not may(Actor(user=ann), Act.CHECK_IN, tournament=tournament)
    acts = [entry.act for entry in tournament_log(tournament)]
    assert acts == ["revoke_role", "grant_role"]


def test_nobody_makes_himself_director(
    scorekeeper: Actor, player_user: Actor, club: Club, tournament: Tournament
) -> None:
    for actor in (scorekeeper, player_user):
        assert actor.user is not None
        with pytest.raises(NotAllowed):
            grant_club_role(actor=actor, club_id=club.pk, user_id=actor.user.pk, role=Role.DIRECTOR)
        with pytest.raises(NotAllowed):
            grant_tournament_role(
                actor=actor,
                tournament_id=tournament.pk,
                user_id=actor.user.pk,
                role=Role.DIRECTOR,
            )


def test_a_director_rules_only_his_own_club(club: Club, db: None) -> None:
    outsider = make_director(make_club("Other", "other"), "outsider")
    assert outsider.user is not None
    with pytest.raises(NotAllowed):
        grant_club_role(
            actor=outsider, club_id=club.pk, user_id=outsider.user.pk, role=Role.DIRECTOR
        )
