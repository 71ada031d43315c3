import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';

/** 'new-calendar'. */
export const flagNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, "A flag is named in lower case, 'new-calendar'"));

/** An account by what says nothing of its person: no e-mail, no number of a phone stands in a signed document. */
export const accountIdSchema = z.guid(
  "An account is named by its id, '0f8fad5b-d9cb-469f-a165-70867728950e'",
);

const percent = z.number().check(z.gte(0), z.lte(100));

/** For whom somebody turns a flag on; all of it is said each time. */
export const flagReachSchema = z.object({
  /** Share of the browsers. */
  percent,
  /** Accounts that have it beside the share, once they are signed in. */
  accounts: z.optional(z.array(accountIdSchema).check(z.maxLength(50))),
  /** Every account of these kinds has it beside the share. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length))),
});
export type FlagReach = z.output<typeof flagReachSchema>;

/** For whom something new is on in an environment, and who decided it, why and when. Whose words are newer is no fault. */
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
