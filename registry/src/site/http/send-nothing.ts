import type { FastifyReply } from 'fastify';

export const TEXT = 'text/plain; charset=utf-8';

/** Sends a 404 with one line of text, for addresses without a page. */
export const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type(TEXT).send('There is nothing at this address.\n');
