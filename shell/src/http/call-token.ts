import type { ApiFailure } from '@sundara/contracts/federation';

/** The token of a call, undefined for none; or why the call can't be sent now. */
export type CallToken =
  | { readonly ok: true; readonly token: string | undefined }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The client's source of tokens; each of these may wait for the network, or for somebody to sign in again. */
export interface CallTokens {
  /** The stored token as it is, for calls that are open to everyone. */
  readonly stored: () => string | undefined;
  /** The token for a call that needs one. */
  readonly ready: () => Promise<CallToken>;
  /** The token to retry with after one was refused; undefined when the session is over. */
  readonly renewed: (refused: string) => Promise<CallToken>;
  /** The same when no exchange helps: waits for somebody to sign in. */
  readonly signedInAgain: (refused: string) => Promise<string | undefined>;
  /** The API no longer accepts this token, nor any other of the same account. */
  readonly lost: (refused: string, message: string) => void;
}
