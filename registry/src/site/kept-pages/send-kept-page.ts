import { preferredEncoding } from '@sundara/node/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportsOver } from '../policies/report-to.ts';
import type { KeptPage } from './kept-page.ts';
import { newNonce } from './nonce.ts';

/** Whether the browser has a response with this tag. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim() === etag) ?? false;

/**
 * Sends a page with a new nonce; 304 to a browser that has it. That answer has no policies: they would take the place
 * of the stored ones and name a nonce that the stored page doesn't have.
 */
export const sendKeptPage = async (
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> => {
  if (reply.statusCode === 200) {
    reply.header('etag', page.etag);
    if (isKnown(headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const nonce = newNonce();
  const encoding = preferredEncoding(headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.headers(reportsOver(protocol, page.headers(nonce))).type('text/html; charset=utf-8');
  return reply.send(await page.body(encoding, nonce));
};
