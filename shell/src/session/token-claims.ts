import { ROLES } from '@sundara/contracts';
import * as z from 'zod/mini';

const claimsSchema = z.object({ id: z.string().check(z.minLength(1)), role: z.enum(ROLES) });

export interface Claims extends z.output<typeof claimsSchema> {
  /** When the token was signed and when it ends, in seconds of the server's clock. */
  readonly iat: number | undefined;
  readonly exp: number | undefined;
}

const seconds = (value: unknown) => (typeof value === 'number' ? value : undefined);

/**
 * Role, id and times from the payload of a signed token, for display only: the server decides (resolutions R10). The id
 * may be in `id` or `sub`. Undefined for anything that can't be read.
 */
export const readClaims = (token: string): Claims | undefined => {
  try {
    const [, middle, signature] = token.split('.');
    if (!middle || signature === undefined) return undefined;
    const base64 = middle.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const { id, sub, role, iat, exp } = z.parse(z.record(z.string(), z.unknown()), payload);
    const claims = z.safeParse(claimsSchema, { id: id ?? sub, role });
    return claims.success ? { ...claims.data, iat: seconds(iat), exp: seconds(exp) } : undefined;
  } catch {
    return undefined;
  }
};

/** Whether two tokens belong to the same person; false if one is missing. */
export const samePerson = (one: string | undefined, other: string | undefined): boolean => {
  const id = one && readClaims(one)?.id;
  return Boolean(id && other && id === readClaims(other)?.id);
};
