import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Asset } from '@sundara/contracts/federation';
import { Refusal } from '../../../setup/refusal.mjs';
import type { DevServer } from '../dev-servers.ts';
import { recompose } from './recompose.ts';
import { isPage, rewritePage, rewritePolicy } from './rewrite-page.ts';
import { sourceBuild } from './source-build.ts';

const LIMIT_MS = 60_000;
/** Headers that apply to one connection only. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
/** Headers that apply only to a page as that site made it. */
const OF_CONTENT = [
  'content-length',
  'etag',
  'integrity-policy',
  'integrity-policy-report-only',
  'content-security-policy-report-only',
];

/**
 * Shows another environment's site on a port of this machine: every request goes to that site, but its pages run what
 * the development servers have built, instead of what was promoted there.
 */
export const showOtherSite = async (
  site: URL,
  port: number,
  servers: readonly DevServer[],
): Promise<void> => {
  const server = createServer((request, reply) => {
    answer(site, servers, request, reply).catch((error: unknown) => {
      const words =
        error instanceof Refusal ? error.message : `${site.origin} gave no answer (${String(error)}).`;
      console.error(`${request.url}: ${words}`);
      if (reply.headersSent) return void reply.destroy();
      reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
};

const answer = async (
  site: URL,
  servers: readonly DevServer[],
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> => {
  const found = await passOn(site, request);
  const status = found.statusCode ?? 502;
  if (!found.headers['content-type']?.startsWith('text/html')) {
    reply.writeHead(status, headersWithout(found, OF_CONNECTION));
    found.pipe(reply);
    return;
  }
  const html = (await buffer(found)).toString();
  const headers = headersWithout(found, [...OF_CONNECTION, ...OF_CONTENT]);
  const { 'content-security-policy': policy } = headers;
  const origins = servers.map(({ origin }) => origin);
  if (typeof policy === 'string') headers['content-security-policy'] = rewritePolicy(policy, origins);
  const builds = () => Promise.all(servers.map(sourceBuild));
  const fetchFile = async ({ url }: Asset): Promise<string> => {
    const file = await ask(site, { path: new URL(url, site).pathname, headers: { host: site.host } });
    return (await buffer(file)).toString();
  };
  const page = isPage(html)
    ? await rewritePage(html, async (data) => recompose(data, await builds()), fetchFile)
    : html;
  reply.writeHead(status, headers).end(page);
};

/** A cookie restricted to that site and to TLS is accepted by this page as well. */
const headersWithout = ({ headers }: IncomingMessage, dropped: readonly string[]): OutgoingHttpHeaders => {
  const cookies = headers['set-cookie']?.map((text) => text.replaceAll(/;\s*(Secure|Domain=[^;]*)/gi, ''));
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  return { ...Object.fromEntries(kept), ...(cookies && { 'set-cookie': cookies }) };
};

/** Forwards a request as if one of that site's own pages had made it. */
const passOn = (site: URL, request: IncomingMessage): Promise<IncomingMessage> => {
  const { origin, referer, accept = '' } = request.headers;
  const headers = {
    ...request.headers,
    host: site.host,
    ...(origin && { origin: site.origin }),
    ...(referer && { referer: `${site.origin}/` }),
    // A page must arrive uncompressed, so that it can be changed here.
    ...(accept.includes('text/html') && { 'accept-encoding': 'identity' }),
  };
  return ask(site, { method: request.method, path: request.url, headers, body: request });
};

interface Question {
  readonly method?: string | undefined;
  readonly path: string | undefined;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Readable;
}

/** Sends a request to that site. */
const ask = (
  site: URL,
  { method = 'GET', path, headers, body = Readable.from([]) }: Question,
): Promise<IncomingMessage> => {
  // 'qa.localhost' is this machine, which not every resolver knows.
  const host = /(^|\.)localhost$/.test(site.hostname) ? '127.0.0.1' : site.hostname;
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        host,
        port: site.port,
        servername: site.hostname,
        method,
        path,
        headers,
        timeout: LIMIT_MS,
      },
      resolve,
    );
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${LIMIT_MS / 1000} s`)));
    sent.once('error', reject);
    body.pipe(sent);
  });
};
