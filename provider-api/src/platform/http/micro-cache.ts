import type { FastifyReply } from 'fastify';

/** The same for everyone; a page that preloads an answer and asks for it again gets the first one. */
export const cacheBriefly = (reply: FastifyReply): void => {
  reply.header('cache-control', 'public, max-age=10');
};
