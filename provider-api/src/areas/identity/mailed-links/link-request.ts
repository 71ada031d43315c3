import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { createSealer } from '../../../platform/sealer/sealer.ts';
import { makeLinkToken } from './link-token.ts';

/** The payload in the outbox: neither the address nor the token can be read from it. */
export const sealedRequest = z.object({ mark: z.string(), sealed: z.string() });
export type SealedRequest = z.output<typeof sealedRequest>;

const request = z.object({ email: z.string(), token: z.string() });
/** A request for a mail with a link, to an address that may have no account. */
export type LinkRequest = z.output<typeof request>;

export interface LinkRequests {
  /** Makes a request with a new token, before it is known whether the address has an account. */
  readonly make: (email: string) => SealedRequest;
  /** Undefined when it was sealed with another secret: the person then has to ask again. */
  readonly open: (request: SealedRequest) => LinkRequest | undefined;
}

/**
 * @param secret the server's secret, the same in every process
 * @param purpose what the links are for: a request of one kind can't be opened as another
 */
export const createLinkRequests = (
  secret: string,
  purpose: 'password reset' | 'invitation' | 'sign-in link' | 'e-mail confirmation',
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
