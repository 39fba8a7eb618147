"""Every address under /api/v1/."""

from django.urls import include, path, re_path, register_converter

from tournaments.api import schema  # noqa: F401 (the schema learns of the table pass)
from tournaments.api.access import views as access
from tournaments.api.addresses import RoleConverter, UnknownAddress
from tournaments.api.clubs import views as clubs
from tournaments.api.entries import views as entries
from tournaments.api.money import views as money
from tournaments.api.players import lists
from tournaments.api.players import views as players
from tournaments.api.referee import recorded
from tournaments.api.referee import views as referee
from tournaments.api.reports import views as reports
from tournaments.api.seating import views as seating
from tournaments.api.tables import hands, previews
from tournaments.api.tables import views as tables
from tournaments.api.tournaments import boards
from tournaments.api.tournaments import views as tournaments
from tournaments.api.variants import views as variants

register_converter(RoleConverter, "role")

_one_variant = [
    path("", variants.VariantDetail.as_view(), name="api_variant"),
    path("score/", variants.ScoreHand.as_view()),
    path("match/", variants.ReplayMatch.as_view()),
    path("referee/lay-down/", referee.RuleLayDown.as_view()),
    path("referee/lay-off/", referee.RuleLayOff.as_view()),
    path("referee/exchange/", referee.RuleExchange.as_view()),
    path("referee/drawing/", referee.RuleClaims.as_view()),
    path("referee/going-out/", referee.RuleGoingOut.as_view()),
    path("referee/best/", referee.FindBestLayDown.as_view()),
]

_one_club = [
    path("", clubs.ClubDetail.as_view()),
    path("log/", clubs.ClubLog.as_view()),
    path("roles/", clubs.ClubRoles.as_view()),
    path("roles/<int:user_id>/<role:role>/", clubs.ClubRoleDetail.as_view()),
    path("players/", players.PlayerList.as_view()),
    path("players.csv", lists.PlayerFile.as_view()),
    path("players.xlsx", lists.PlayerWorkbook.as_view()),
    path("player-imports/", lists.PlayerImports.as_view()),
    path("tournaments/", tournaments.TournamentList.as_view()),
]

_one_player = [
    path("", players.PlayerDetail.as_view()),
    path("name/", players.PlayerName.as_view()),
    path("note/", players.PlayerNote.as_view()),
]

_one_tournament = [
    path("", tournaments.TournamentDetail.as_view()),
    path("open-registration/", tournaments.RegistrationOpened.as_view()),
    path("close-registration/", tournaments.RegistrationClosed.as_view()),
    path("finish/", tournaments.TournamentFinished.as_view()),
    path("reopen/", tournaments.TournamentReopened.as_view()),
    path("entries/", entries.EntryList.as_view()),
    path("check-in/", entries.EverybodyCheckedIn.as_view()),
    path("tables/", boards.TableList.as_view()),
    path("seating-draws/", seating.DrawList.as_view()),
    path("seating-draws/promise/", seating.DrawPromises.as_view()),
    path("seating-draws/by-seed/", seating.DrawsBySeed.as_view()),
    path("seating-draws/by-hand/", seating.DrawsByHand.as_view()),
    path("seating-draws/<int:number>/", seating.DrawDetail.as_view()),
    path("seating-draws/<int:number>/verification/", seating.DrawVerification.as_view()),
    path("standings/", boards.StandingsDetail.as_view()),
    path("reports/", reports.ReportList.as_view()),
    path("ledger/", boards.LedgerDetail.as_view()),
    path("prizes/", money.PrizesDetail.as_view()),
    path("prizes/lock/", money.PrizesLocked.as_view()),
    path("prizes/unlock/", money.PrizesUnlocked.as_view()),
    path("payments/", money.PaymentList.as_view()),
    path("payments/<int:number>/undo/", money.PaymentUndone.as_view()),
    path("payouts/", money.Payouts.as_view()),
    path("cash-up/", money.CashUpDetail.as_view()),
    path("log/", boards.TournamentLog.as_view()),
    path("rulings/", recorded.RulingList.as_view()),
    path("roles/", boards.TournamentRoles.as_view()),
    path("roles/<int:user_id>/<role:role>/", boards.TournamentRoleDetail.as_view()),
]

_one_entry = [
    path("check-in/", entries.CheckedIn.as_view()),
    path("withdraw/", entries.Withdrawn.as_view()),
    path("disqualify/", entries.Disqualified.as_view()),
    path("reinstate/", entries.Reinstated.as_view()),
]

_one_table = [
    path("", tables.TableDetail.as_view()),
    path("hands/", hands.HandList.as_view()),
    path("hands/preview/", previews.HandPreview.as_view()),
    path("hands/<int:number>/", hands.HandDetail.as_view()),
    path("hands/<int:number>/preview/", previews.CorrectionPreview.as_view()),
    path("buy-ins/", tables.BuyIns.as_view()),
    path("declines/", tables.Declines.as_view()),
    path("withdrawals/", tables.Withdrawals.as_view()),
    path("penalties/", tables.Penalties.as_view()),
    path("take-backs/", tables.TakeBacks.as_view()),
    path("first-dealer/", seating.FirstDealerDetail.as_view()),
    path("passes/", tables.TablePasses.as_view()),
]

urlpatterns = [
    path("token/", access.TokenIssued.as_view()),
    path("token/end/", access.TokenEnded.as_view()),
    path("variants/", variants.VariantList.as_view(), name="api_variants"),
    path("variants/<str:key>/", include(_one_variant)),
    path("clubs/", clubs.ClubList.as_view()),
    path("clubs/<int:club_id>/", include(_one_club)),
    path("players/<int:player_id>/", include(_one_player)),
    path("player-merges/", players.PlayerMerges.as_view()),
    path("player-merges/<int:merge_id>/undo/", players.PlayerMergeUndone.as_view()),
    path("player-imports/<int:import_id>/", lists.PlayerImportDetail.as_view()),
    path("player-imports/<int:import_id>/confirm/", lists.PlayerImportConfirmed.as_view()),
    path("tournaments/<int:tournament_id>/", include(_one_tournament)),
    path("entries/<int:entry_id>/", include(_one_entry)),
    path("tables/<int:table_id>/", include(_one_table)),
    path("", include("tournaments.api.evening.urls")),
    path("", include("tournaments.api.rounds.urls")),
    path("table-passes/<int:table_pass_id>/", tables.TablePassDetail.as_view()),
    path("reports/<int:report_id>/", reports.ReportDetail.as_view()),
    path("reports/<int:report_id>/file/", reports.ReportFileDetail.as_view()),
    # Only with a slash at the end: without one Django leads to the address that has it.
    re_path(r"^.*/$", UnknownAddress.as_view()),
]
