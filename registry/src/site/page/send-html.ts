import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText, preferredEncoding } from '../http/content-encoding.ts';

/** Sends a page, compressed with an encoding that the browser accepts. */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> => {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const content = await compressText(Buffer.from(html), encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(content);
};
