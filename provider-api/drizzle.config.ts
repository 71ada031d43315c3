import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate` writes the next numbered migration from the tables; `npx drizzle-kit generate --custom
 * --name <what-it-does>` writes an empty one, for what drizzle can't express (EXCLUDE constraints, extensions,
 * triggers). Write SQL that PostgreSQL 15 understands.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  out: './drizzle',
});
