import type { ErrorCode } from '../errors/catalogue.ts';
import type { ErrorReply } from '../operation/envelope.ts';

/**
 * Why a call brought no answer to work with. `rejected`: the API said no, with its code and details. `network`:
 * nobody answered. `timeout`: no answer within the limit. `protocol`: an answer that breaks the contract.
 * `cancelled`: the caller gave up.
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

/** What support is told of a failure: 'SLOT_TAKEN', 'network'. */
export const failureCode = (failure: ApiFailure): string =>
  failure.kind === 'rejected' ? failure.code : failure.kind;

/** What was asked for is unknown, gone, somebody else's or no id at all: to who asks they are one (resolutions R16). */
export const isNotThere = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && (failure.status === 404 || failure.status === 400);

/** Refused for good: asking again would bring the same. A session that ended is the shell's to see to. */
export const isRefusedForGood = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.status < 500 && failure.status !== 401 && failure.status !== 429;

/** What a toast says: the server's own words, else the fallback (specification 2, section 8). */
export const wordsOf = (failure: ApiFailure, fallback: string): string =>
  failure.kind === 'rejected' ? failure.message : fallback;

/** What the server says of single fields, by their name in the body. */
export const fieldWords = (failure: ApiFailure): Readonly<Record<string, string>> =>
  failure.kind === 'rejected'
    ? Object.fromEntries((failure.reply?.fields ?? []).map(({ path, message }) => [path, message]))
    : {};
