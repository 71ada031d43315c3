import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

/** An answer that a front gives by itself. */
export interface OwnAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Front {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface FrontOptions {
  readonly certificate: Certificate;
  /** Address of the site server. */
  readonly site: URL;
  /** Answers some requests instead of the site. */
  readonly own?: (url: string, isPage: boolean) => Promise<OwnAnswer | undefined>;
}

/** Headers of one connection, which HTTP/2 forbids. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const passed = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)),
  );

/**
 * An HTTP/2 server on a free port of this machine, as a site has one before it: it passes requests on to the site's
 * production environment. It compresses nothing, since the site and the own answers are compressed.
 */
export const startFront = async ({ certificate, site, own }: FrontOptions): Promise<Front> => {
  const agent = new Agent({ keepAlive: true });
  const passOn = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const host = `production.localhost:${site.port}`;
    const { origin } = request.headers;
    const sent = requestHttp(
      {
        ...{ agent, host: '127.0.0.1', port: site.port, method: request.method, path: request.url },
        headers: { ...passed(request.headers), host, ...(origin && { origin: `http://${host}` }) },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, passed(answer.headers));
        answer.pipe(response.stream);
      },
    );
    sent.on('error', () => response.stream.destroy());
    response.stream.on('close', () => sent.destroy());
    response.stream.on('error', () => sent.destroy());
    request.pipe(sent);
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, async (request, response) => {
    const isPage = request.headers.accept?.includes('text/html') === true;
    const answer = await own?.(request.url, isPage);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else passOn(request, response);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const session of sessions) session.destroy();
      agent.destroy();
      await closed;
    },
  };
};
