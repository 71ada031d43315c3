import * as z from 'zod/mini';

/** The header that names one request, however often it is sent (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** How long an answer is kept for its key, in hours. */
export const IDEMPOTENCY_KEY_HOURS = 24;

/** The headers of a keyed operation. The draft puts the key into quotes; without them it is the same key. */
export const keyedHeadersSchema = z.looseObject({
  [IDEMPOTENCY_KEY]: z.optional(
    z
      .string()
      .check(z.regex(/^("[\w-]{8,64}"|[\w-]{8,64})$/, 'The key has 8 to 64 letters, digits or dashes')),
  ),
});

/** The key that a request's headers hold, without quotes; undefined where they hold none. */
export const idempotencyKeyIn = (
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): string | undefined => {
  const key = headers[IDEMPOTENCY_KEY];
  return typeof key === 'string' ? key.replaceAll('"', '') : undefined;
};
