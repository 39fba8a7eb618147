"""Addresses of a tournament's money."""

from django.urls import path

from tournaments.web.money_desk import questions, receipt_views, terms_views, views

_MONEY = "tournaments/<int:tournament_id>/money/"

urlpatterns = [
    path(_MONEY, views.show_money, name="money"),
    path(f"{_MONEY}take/", views.take, name="take_payment"),
    path(f"{_MONEY}pay-out/", views.pay, name="pay_out"),
    path(f"{_MONEY}terms/", terms_views.terms, name="prize_terms"),
    path(f"{_MONEY}terms/facts/", terms_views.terms_facts, name="prize_terms_facts"),
    path(f"{_MONEY}lock/", questions.lock, name="lock_prizes"),
    path(f"{_MONEY}unlock/", questions.unlock, name="unlock_prizes"),
    path(f"{_MONEY}receipts/", receipt_views.show_receipts, name="receipts"),
    path(f"{_MONEY}receipts/<int:number>/", receipt_views.show_receipt, name="receipt"),
    path(f"{_MONEY}receipts/<int:number>/undo/", questions.undo, name="undo_payment"),
]
