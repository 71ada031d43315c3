/**
 * The tables, in drizzle's notation. Each noun keeps its tables in its own folder and this file re-exports
 * them, so that `drizzle.config.ts` and the database handle see one schema.
 */
export {};
