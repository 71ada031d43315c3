import type { ApiFailure } from '@sundara/contracts/federation';

/** Which token a call goes out with, undefined for none; or why it can't go out now. */
export type CallToken =
  | { readonly ok: true; readonly token: string | undefined }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Where the client has its tokens from; each of these may wait for the network, or for somebody to sign in again. */
export interface CallTokens {
  /** The stored token as it is, for calls that are open to everyone. */
  readonly stored: () => string | undefined;
  /** The token for a call that needs one. */
  readonly ready: () => Promise<CallToken>;
  /** The token to send again with, after one was refused; undefined when the session is over. */
  readonly renewed: (refused: string) => Promise<CallToken>;
  /** The same when no exchange helps: only somebody who signs in. */
  readonly signedInAgain: (refused: string) => Promise<string | undefined>;
  /** The API accepts this token no more, and no other of the same account. */
  readonly lost: (refused: string, message: string) => void;
}
