/**
 * The tables, in drizzle's notation. Each noun keeps its tables in its own folder and this file re-exports
 * them, so that `drizzle.config.ts` and the database handle see one schema.
 */
export * from '../auth/auth.tables.ts';
export * from '../bookings/bookings.tables.ts';
export * from '../catalogue/catalogue.tables.ts';
export * from '../contact/contact.tables.ts';
export * from '../favourites/favourites.tables.ts';
export * from '../localities/localities.tables.ts';
export * from '../mail/mail.tables.ts';
export * from '../outbox/outbox.tables.ts';
export * from '../payments/payments.tables.ts';
export * from '../salons/salons.tables.ts';
export * from '../search/search.tables.ts';
