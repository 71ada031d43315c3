import type { ErrorReply } from '../api/envelope.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

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
