import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { createSealer } from '../second-factor/sealer.ts';
import { makeResetToken } from './reset-token.ts';

/** What waits in the outbox: neither address nor token can be read there. */
export const sealedRequest = z.object({ mark: z.string(), sealed: z.string() });
export type SealedRequest = z.output<typeof sealedRequest>;

const request = z.object({ email: z.string(), token: z.string() });
export type ResetRequest = z.output<typeof request>;

export interface ResetRequests {
  /** A request with a token of its own, made before anybody knows whether there is such an account. */
  readonly make: (email: string) => SealedRequest;
  /** Undefined when it was sealed with another secret: then the person has to ask once more. */
  readonly open: (request: SealedRequest) => ResetRequest | undefined;
}

/** @param secret the server's own, the same at every process */
export const createResetRequests = (secret: string): ResetRequests => {
  const sealer = createSealer(secret, 'sundara password reset');
  return {
    make: (email) => {
      const mark = createHmac('sha256', secret).update(`password reset ${email}`).digest('base64url');
      return { mark, sealed: sealer.seal(JSON.stringify({ email, token: makeResetToken() }), mark) };
    },
    open: ({ mark, sealed }) => {
      const text = sealer.open(sealed, mark);
      return text === undefined ? undefined : request.parse(JSON.parse(text));
    },
  };
};
