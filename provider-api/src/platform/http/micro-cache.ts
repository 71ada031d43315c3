import type { FastifyReply } from 'fastify';

/** For responses that are the same for everyone; a page that preloads one and requests it again gets the first. */
export const cacheBriefly = (reply: FastifyReply): void => {
  reply.header('cache-control', 'public, max-age=10');
};
