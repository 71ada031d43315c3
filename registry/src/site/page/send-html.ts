import { compressText, preferredEncoding } from '@sundara/node/content-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a page, compressed with an encoding that the browser accepts. */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> => {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const content = Buffer.from(html);
  if (encoding) reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8');
  return reply.send(encoding ? await compressText(content, encoding) : content);
};
