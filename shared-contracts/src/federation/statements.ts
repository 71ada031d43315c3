import * as z from 'zod/mini';
import { documentHashSchema, environmentNameSchema } from './release-documents.ts';

/** The signer of a statement about a set: a suite, 'e2e', or an approver, 'meera'. */
export const signerNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "A suite or an approver is named in lower case, 'e2e'"));

const said = { composition: documentHashSchema, by: z.string(), why: z.string(), at: z.string() };

const suiteResultFields = {
  ...said,
  kind: z.literal('suite-result'),
  suite: signerNameSchema,
  passed: z.boolean(),
  /** Where the run can be viewed. */
  url: z.optional(z.string()),
};

/** The result of a suite's last run for exactly one set; signed by the suite's key. */
export const suiteResultSchema = z.looseObject(suiteResultFields);
export type SuiteResult = z.output<z.ZodMiniObject<typeof suiteResultFields>>;

const approvalFields = {
  ...said,
  kind: z.literal('approval'),
  approver: signerNameSchema,
  environment: environmentNameSchema,
};

/** An approver's permission for exactly one set to run in an environment; signed by the approver's key. */
export const approvalSchema = z.looseObject(approvalFields);
export type Approval = z.output<z.ZodMiniObject<typeof approvalFields>>;
