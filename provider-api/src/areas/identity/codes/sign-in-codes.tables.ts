import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mailed codes that sign in or sign up: each works once, for 10 minutes (decision 83). Rows name nobody. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** SHA-256 of the challenge, in hexadecimal digits. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** SHA-256 of challenge and code: without the challenge, a million guesses don't find the code. */
    codeHash: text('code_hash').notNull(),
    /** The address that it was mailed to, which opens with the server's secret alone. */
    sealedEmail: text('sealed_email').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sign_in_codes_end').on(table.expiresAt)],
);
