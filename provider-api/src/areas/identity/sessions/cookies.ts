import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The path of both cookies: no other call carries them. */
const PATH = '/api/auth';

export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];

/**
 * Sets a cookie that no script can read and no other site can send; it is https-only if the request came by https.
 * @param seconds how long the browser keeps it
 */
export const setCookie = (
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { readonly name: string; readonly value: string; readonly seconds: number },
): void => {
  const rules = { path: PATH, httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
  reply.header('set-cookie', stringifySetCookie({ name, value, maxAge: seconds, ...rules }));
};

export const clearCookie = (request: FastifyRequest, reply: FastifyReply, name: string): void =>
  setCookie(request, reply, { name, value: '', seconds: 0 });
