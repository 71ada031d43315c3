/**
 * The tables, in drizzle's notation. Each noun keeps its tables in its own folder and this file re-exports
 * them, so that `drizzle.config.ts` and the database handle see one schema.
 */
export * from '../admin/list/desk-tallies.tables.ts';
export * from '../admin/salon-deletions/salon-deletions.tables.ts';
export * from '../audit/audit.tables.ts';
export * from '../auth/auth.tables.ts';
export * from '../bookings/booking-events.tables.ts';
export * from '../bookings/bookings.tables.ts';
export * from '../bookings/hold-origins.tables.ts';
export * from '../bookings/occupations.tables.ts';
export * from '../catalogue/catalogue.tables.ts';
export * from '../central-services/central-services.tables.ts';
export * from '../contact/contact.tables.ts';
export * from '../disputes/disputes.tables.ts';
export * from '../email-confirmation/email-confirmations.tables.ts';
export * from '../favourites/favourites.tables.ts';
export * from '../figures/figures.tables.ts';
export * from '../ledger/ledger.tables.ts';
export * from '../localities/localities.tables.ts';
export * from '../mail/mail.tables.ts';
export * from '../outbox/outbox.tables.ts';
export * from '../passwords/passwords.tables.ts';
export * from '../payments/payments.tables.ts';
export * from '../payouts/payouts.tables.ts';
export * from '../preferences/preferences.tables.ts';
export * from '../receipts/receipts.tables.ts';
export * from '../refunds/refund-proposals.tables.ts';
export * from '../refunds/refunds.tables.ts';
export * from '../reviews/reviews.tables.ts';
export * from '../salons/salons.tables.ts';
export * from '../search/search.tables.ts';
export * from '../second-factor/second-factor.tables.ts';
export * from '../sign-in-links/sign-in-links.tables.ts';
export * from '../subscriptions/subscriptions.tables.ts';
export * from '../uploads/uploads.tables.ts';
