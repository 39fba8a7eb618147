"""Rows and constraints. No workflow: services write, selectors read."""

from tournaments.models.access import Actor, ClubRole, Role, TablePass, TournamentRole
from tournaments.models.checks import TournamentCheck
from tournaments.models.confirmations import HandConfirmation
from tournaments.models.hands import EventKind, MatchEvent, Submission
from tournaments.models.imports import PlayerImport
from tournaments.models.ledger import Account, AccountKind, LedgerLine
from tournaments.models.log import LogEntry
from tournaments.models.players import Club, Player, PlayerMerge
from tournaments.models.prizes import Payment, PaymentDirection, PaymentMethod, PrizeTerms
from tournaments.models.reports import Report, ReportFailure, ReportFile, ReportState
from tournaments.models.schedule import Round, RoundState, Seat, Stage, StageEntry, Table
from tournaments.models.searches import RoundSearch, SearchOutcome
from tournaments.models.seating import DrawMethod, SeatingDraw
from tournaments.models.ties import TieDecision
from tournaments.models.tournaments import Entry, EntryStatus, Tournament, TournamentState
from tournaments.models.work import Work, WorkFailure, WorkState

__all__ = [
    "Account",
    "AccountKind",
    "Actor",
    "Club",
    "ClubRole",
    "DrawMethod",
    "Entry",
    "EntryStatus",
    "EventKind",
    "HandConfirmation",
    "LedgerLine",
    "LogEntry",
    "MatchEvent",
    "Payment",
    "PaymentDirection",
    "PaymentMethod",
    "Player",
    "PlayerImport",
    "PlayerMerge",
    "PrizeTerms",
    "Report",
    "ReportFailure",
    "ReportFile",
    "ReportState",
    "Role",
    "Round",
    "RoundSearch",
    "RoundState",
    "SearchOutcome",
    "Seat",
    "SeatingDraw",
    "Stage",
    "StageEntry",
    "Submission",
    "Table",
    "TablePass",
    "TieDecision",
    "Tournament",
    "TournamentCheck",
    "TournamentRole",
    "TournamentState",
    "Work",
    "WorkFailure",
    "WorkState",
]
