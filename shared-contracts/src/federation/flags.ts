import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';

/** 'new-calendar'. */
export const flagNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, "A flag is named in lower case, 'new-calendar'"));

/** An account id, which reveals nothing about the person: signed documents contain no e-mail or phone number. */
export const accountIdSchema = z.guid(
  "An account is named by its id, '0f8fad5b-d9cb-469f-a165-70867728950e'",
);

const percent = z.number().check(z.gte(0), z.lte(100));

/** For whom a flag is turned on; each change states all of it. */
export const flagReachSchema = z.object({
  /** Share of the browsers. */
  percent,
  /** Accounts that have it in addition to the share, once they are signed in. */
  accounts: z.optional(z.array(accountIdSchema).check(z.maxLength(50))),
  /** Roles whose accounts all have it in addition to the share. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length))),
});
export type FlagReach = z.output<typeof flagReachSchema>;

/** For whom a flag is on in an environment, and who decided it, why and when. Newer ids and roles are accepted. */
export const flagSchema = z.looseObject({
  percent,
  accounts: z.optional(z.array(z.string())),
  roles: z.optional(z.array(z.string())),
  by: z.string(),
  why: z.string(),
  at: z.string(),
});
export type Flag = z.output<typeof flagSchema>;

/** Name → flag. */
export const flagsSchema = z.record(flagNameSchema, flagSchema);

/** '10 % of the browsers, 2 accounts and the role salon'. */
export const reachWords = ({
  percent,
  accounts = [],
  roles = [],
}: Pick<Flag, 'percent' | 'accounts' | 'roles'>): string => {
  const parts = [
    ...(accounts.length > 0 ? [`${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}`] : []),
    ...roles.map((role) => `the role ${role}`),
  ];
  const all = percent > 0 || parts.length === 0 ? [`${percent} % of the browsers`, ...parts] : parts;
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');
};
