import type { FastifyRequest } from 'fastify';

/** The decoded '*' part of a route: a path of the file store, if `isServed` allows it. */
export const storePathOf = ({ params }: Pick<FastifyRequest, 'params'>): string => {
  const path = typeof params === 'object' && params !== null && '*' in params ? params['*'] : undefined;
  return typeof path === 'string' ? path : '';
};
