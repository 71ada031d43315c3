import type { ErrorCode } from '../errors/catalogue.ts';
import type { ErrorReply } from '../operation/envelope.ts';

/**
 * Why a call returned no usable response. `rejected`: the API refused it, with a code and details. `network`: no
 * response came. `timeout`: no response within the limit. `protocol`: the response breaks the contract.
 * `cancelled`: the caller cancelled the call.
 */
export type ApiFailure =
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code: ErrorCode;
      readonly message: string;
      readonly reply: ErrorReply;
    }
  | { readonly kind: 'network' | 'timeout' | 'protocol' | 'cancelled'; readonly message: string };

/** A call's outcome; it never throws. */
export type Result<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The code of a failure, for support: 'SLOT_TAKEN', 'network'. */
export const failureCode = (failure: ApiFailure): string =>
  failure.kind === 'rejected' ? failure.code : failure.kind;

/** Unknown, deleted, somebody else's or not an id: the caller can't tell them apart (resolutions R16). */
export const isNotThere = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && (failure.status === 404 || failure.status === 400);

/** Refused for good: a retry would give the same result. An ended session (401) is handled by the shell. */
export const isRefusedForGood = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.status < 500 && failure.status !== 401 && failure.status !== 429;

/** The text of a toast: the server's message, else the fallback (specification 2, section 8). */
export const wordsOf = (failure: ApiFailure, fallback: string): string =>
  failure.kind === 'rejected' ? failure.message : fallback;

/** The server's messages for single fields, by the field's path in the body. */
export const fieldWords = (failure: ApiFailure): Readonly<Record<string, string>> =>
  failure.kind === 'rejected'
    ? Object.fromEntries((failure.reply?.fields ?? []).map(({ path, message }) => [path, message]))
    : {};
