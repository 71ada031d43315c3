import * as z from 'zod/mini';
import { documentHashSchema, environmentNameSchema } from './release-documents.ts';
import { signerNameSchema } from './statements.ts';

/** 'release', 'pr', 'local'. */
const buildClassSchema = z
  .string()
  .check(z.regex(/^[a-z]{1,40}$/, "A class of builds is written in small letters, 'release'"));

const instant = z.iso.datetime({ offset: true, error: 'An instant is written 2026-11-24T14:00:00Z' });

/** A period in which nothing new may start to run, and why. */
const freezeSchema = z
  .strictObject({ from: instant, until: instant, why: z.string().check(z.minLength(1)) })
  .check(
    z.refine(({ from, until }) => Date.parse(from) < Date.parse(until), 'A freeze ends after it begins'),
  );
export type Freeze = z.output<typeof freezeSchema>;

/** Rules that an emergency may bypass if the environment allows it; `builds` is not among them. */
export const PASSABLE_RULES = ['after', 'suites', 'approvals', 'freezes'] as const;

/**
 * What must be true before something starts to run in an environment; a missing rule requires nothing. It is parsed
 * strictly: a rule that the reader doesn't know must not be ignored.
 */
export const environmentRulesSchema = z.strictObject({
  /** Classes of builds that may run: 'release' is 1.4.2, 'pr' is 1.4.2-pr.7, 'local' is 1.4.2-local.3f2a. */
  builds: z.optional(z.array(buildClassSchema).check(z.minLength(1))),
  /** The environment in which exactly this set must run, or have run, for everybody. */
  after: z.optional(environmentNameSchema),
  /** Suites whose last run for exactly this set must have passed. */
  suites: z.optional(z.array(signerNameSchema)),
  /** How many approvers must allow exactly this set here, of those in `from`, or of all. */
  approvals: z.optional(
    z.strictObject({
      count: z.int().check(z.gte(1), z.lte(10)),
      from: z.optional(z.array(signerNameSchema)),
    }),
  ),
  freezes: z.optional(z.array(freezeSchema)),
  /** Rules that `--emergency` may bypass here, with a reason that is recorded in the history. */
  emergency: z.optional(z.array(z.enum(PASSABLE_RULES))),
});
export type EnvironmentRules = z.output<typeof environmentRulesSchema>;
export type RuleName = Exclude<keyof EnvironmentRules, 'emergency'>;

type RulesByName = Readonly<Record<string, EnvironmentRules>>;

/** Whether an environment has to come after itself, directly or through others. */
const isCircular = (environments: RulesByName, name: string): boolean => {
  const met = new Set([name]);
  for (let next = environments[name]?.after; next !== undefined; next = environments[next]?.after) {
    if (next === name) return true;
    if (met.has(next)) return false;
    met.add(next);
  }
  return false;
};

/** What the operator writes: environment → rules. */
export const rulesFileSchema = z.strictObject({
  environments: z.record(environmentNameSchema, environmentRulesSchema).check(
    z.refine(
      (environments) => !Object.keys(environments).some((name) => isCircular(environments, name)),
      'Environments come after each other in a circle',
    ),
    z.refine(
      (environments) =>
        Object.values(environments).every(
          ({ approvals }) => !approvals?.from || new Set(approvals.from).size >= approvals.count,
        ),
      'More approvals are asked for than approvers are named',
    ),
  ),
});
export type RulesFile = z.output<typeof rulesFileSchema>;

const rulesFields = {
  kind: z.literal('rules'),
  sequence: z.int().check(z.gte(1)),
  /** Environment → rules, each parsed only when used, so that a newer rule of one affects no other. */
  environments: z.record(environmentNameSchema, z.unknown()),
  history: documentHashSchema,
  changedAt: z.string(),
};

/** The rules of all environments, signed by a root key. */
export const rulesSchema = z.looseObject(rulesFields);
export type RulesDocument = z.output<z.ZodMiniObject<typeof rulesFields>>;
