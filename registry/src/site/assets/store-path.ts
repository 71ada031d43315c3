import type { FastifyRequest } from 'fastify';

/** What a route's '*' stands for, decoded: a path of the file store once `isServed` has let it through. */
export const storePathOf = ({ params }: Pick<FastifyRequest, 'params'>): string => {
  const path = typeof params === 'object' && params !== null && '*' in params ? params['*'] : undefined;
  return typeof path === 'string' ? path : '';
};
