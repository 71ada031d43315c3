import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { createSealer } from '../../../platform/sealer/sealer.ts';
import { makeLinkToken } from './link-token.ts';

/** What waits in the outbox: neither address nor token can be read there. */
export const sealedRequest = z.object({ mark: z.string(), sealed: z.string() });
export type SealedRequest = z.output<typeof sealedRequest>;

const request = z.object({ email: z.string(), token: z.string() });
/** A mail with a link that somebody wants, for an address that may have no account. */
export type LinkRequest = z.output<typeof request>;

export interface LinkRequests {
  /** A request with a token of its own, made before anybody knows whether there is such an account. */
  readonly make: (email: string) => SealedRequest;
  /** Undefined when it was sealed with another secret: then the person has to ask once more. */
  readonly open: (request: SealedRequest) => LinkRequest | undefined;
}

/**
 * @param secret the server's own, the same at every process
 * @param purpose what the links are for: a request for one kind opens as no other
 */
export const createLinkRequests = (
  secret: string,
  purpose: 'password reset' | 'sign-in link' | 'e-mail confirmation',
): LinkRequests => {
  const sealer = createSealer(secret, `sundara ${purpose}`);
  return {
    make: (email) => {
      const mark = createHmac('sha256', secret).update(`${purpose} ${email}`).digest('base64url');
      return { mark, sealed: sealer.seal(JSON.stringify({ email, token: makeLinkToken() }), mark) };
    },
    open: ({ mark, sealed }) => {
      const text = sealer.open(sealed, mark);
      return text === undefined ? undefined : request.parse(JSON.parse(text));
    },
  };
};
