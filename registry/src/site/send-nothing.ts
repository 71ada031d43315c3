import type { FastifyReply } from 'fastify';

export const TEXT = 'text/plain; charset=utf-8';

/** 404 in one line, for who asks no browser. */
export const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type(TEXT).send('There is nothing at this address.\n');
