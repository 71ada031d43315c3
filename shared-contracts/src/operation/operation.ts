import type * as z from 'zod/mini';
import type { Role } from '../account/role.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or the listed roles. The server enforces it; clients only read it. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** The default limit of a body, in bytes; larger bodies get BODY_TOO_LARGE. */
export const BODY_BYTES = 256 * 1024;

/**
 * One call of the provider API, as the server validates it and the browser makes it. The name is stable and
 * used in the contract, the client, the logs and the metrics. Path parameters are written `:id`.
 */
export interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The error message for an account that may not call it; by default the catalogue's. */
  readonly closed?: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The field of `multipart/form-data` that carries the file sent instead of a JSON body. */
  readonly file?: string;
  /** The limit of a request's body, in bytes; by default `BODY_BYTES`. */
  readonly bodyBytes?: number;
  /**
   * Takes an `Idempotency-Key`, and answers a request that is sent again with its first answer. Names the errors
   * IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. Its work must be safe to repeat: a process may die before it has
   * kept the answer.
   */
  readonly keyed?: true;
  readonly reply: Schema;
  readonly errors: readonly ErrorCode[];
  /**
   * What is refused with VALIDATION_FAILED although the schemas allow it, a sentence by the field that is named; '' where
   * none is. Part of the API's document, so that 400 is never a surprise.
   */
  readonly rules?: Readonly<Record<string, string>>;
}

export const operation = <const O extends Operation>(definition: O): O => definition;

type InputOf<O, K extends 'params' | 'query' | 'body'> = O extends {
  readonly [key in K]: infer S extends Schema;
}
  ? { readonly [key in K]: z.input<S> }
  : unknown;

type FileOf<O> = O extends { readonly file: string } ? { readonly file: Blob } : unknown;

/** What a client passes to call the operation. */
export type Input<O extends Operation> = InputOf<O, 'params'> &
  InputOf<O, 'query'> &
  InputOf<O, 'body'> &
  FileOf<O>;
/** What a successful call returns. */
export type Reply<O extends Operation> = z.output<O['reply']>;

/** Path parameters and query of a call, already as text. */
export interface UrlParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The URL of a call, equal for equal input: query keys are sorted and empty ones left out, so that a preload
 * by the site server and the call by a remote name the same resource. Throws when a path parameter is missing.
 */
export const operationUrl = (
  { name, path }: Pick<Operation, 'name' | 'path'>,
  { params, query }: UrlParts = {},
): string => {
  const pathname = path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = params?.[key];
    if (value === undefined || value === '')
      throw new TypeError(`${name} needs the path parameter '${key}'.`);
    return encodeURIComponent(String(value));
  });
  const search = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return search.length === 0 ? pathname : `${pathname}?${search.join('&')}`;
};
