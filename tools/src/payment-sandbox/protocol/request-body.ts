import { z } from 'zod';
import { invalidRequest } from './razorpay-error.ts';

const MAX_NOTES = 15;
const MAX_NOTE_LENGTH = 256;

const noteValue = z.union(
  [
    z.number(),
    z.string().max(MAX_NOTE_LENGTH, `A note may not be longer than ${MAX_NOTE_LENGTH} characters.`),
  ],
  'A note must be a string or a number.',
);

/** At most 15 pairs of at most 256 characters; a missing value and `{}` become Razorpay's `[]`. */
export const notesField = z
  .union([z.record(z.string(), noteValue), z.tuple([])], 'The notes must be an object of strings or numbers.')
  .refine(
    (notes) => Object.keys(notes).length <= MAX_NOTES,
    `The notes may not have more than ${MAX_NOTES} items.`,
  )
  .default([])
  .transform((notes): Record<string, string | number> | [] =>
    Array.isArray(notes) || Object.keys(notes).length === 0 ? [] : notes,
  );

export const receiptField = z
  .string('The receipt must be a string.')
  .max(40, 'The receipt may not be greater than 40 characters.')
  .nullable()
  .default(null);

/** Whole paise. `missing` is the sentence for an absent amount. */
export const amountField = (missing: string) => {
  return z
    .number({
      error: ({ input }) => (input === undefined ? missing : 'The amount must be an integer.'),
    })
    .int('The amount must be an integer.');
};

/**
 * The parsed body, or a 400 that names the first wrong field in Razorpay's words. Fields that the schema does not know
 * are refused, as Razorpay does.
 */
export const parseBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw invalidRequest(`${issue.keys.join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    });
  }
  const field = issue?.path.join('.');
  throw invalidRequest(issue?.message ?? 'The request is not valid.', field ? { field } : {});
};
