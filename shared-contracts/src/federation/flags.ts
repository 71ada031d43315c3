import * as z from 'zod/mini';

/** 'new-calendar'. */
export const flagNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, "A flag is named in lower case, 'new-calendar'"));

/** For which share of an environment's browsers something new is on, and who decided it, why and when. */
export const flagSchema = z.looseObject({
  percent: z.number().check(z.gte(0), z.lte(100)),
  by: z.string(),
  why: z.string(),
  at: z.string(),
});
export type Flag = z.output<typeof flagSchema>;

/** Name → flag. */
export const flagsSchema = z.record(flagNameSchema, flagSchema);
