import * as z from 'zod/mini';

const claimsSchema = z.looseObject({
  sub: z.string(),
  sid: z.string(),
  sv: z.int(),
  iat: z.int(),
  exp: z.int(),
});

/** The claims of a token, unverified. */
export const readClaims = (token: string) =>
  claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
