import { z } from 'zod';

const MOST_DELAY_MS = 60_000;
const MOST_CALLS = 1_000;

const calls = z
  .number('The number of calls must be a whole number.')
  .int('The number of calls must be a whole number.')
  .min(0, 'The number of calls may not be negative.')
  .max(MOST_CALLS, `The number of calls may not be over ${MOST_CALLS}.`)
  .default(0);

/** How the sandbox fails a merchant on purpose; Razorpay has none of these fields. */
export const behaviourSchema = z.strictObject({
  /** How long each call of the REST API waits before it is handled, in ms. */
  delayMs: z
    .number('The delay must be a number of milliseconds.')
    .int('The delay must be a whole number of milliseconds.')
    .min(0, 'The delay may not be negative.')
    .max(MOST_DELAY_MS, `The delay may not be over ${MOST_DELAY_MS} ms.`)
    .default(0),
  /** The next n calls of the REST API return 500 and do nothing. */
  failNext: calls,
  /** The next n calls of the REST API are carried out, but the answer breaks off in the middle. */
  brokenNext: calls,
  /** `duplicate` sends each event twice, `shuffle` in any order within half a second, `drop` never. */
  webhooks: z
    .enum(
      ['normal', 'duplicate', 'shuffle', 'drop'],
      'The webhooks must be normal, duplicate, shuffle or drop.',
    )
    .default('normal'),
  /** `pending` leaves new refunds open until a control settles them, `fail` accepts them and fails them at once. */
  refunds: z
    .enum(['instant', 'pending', 'fail'], 'The refunds must be instant, pending or fail.')
    .default('instant'),
  /** `manual` leaves new payments authorized, whatever their order requested. */
  capture: z.enum(['automatic', 'manual'], 'The capture must be automatic or manual.').default('automatic'),
});

export type Behaviour = z.infer<typeof behaviourSchema>;

/** Razorpay's normal behaviour. */
export const GOOD_BEHAVIOUR: Behaviour = behaviourSchema.parse({});
