import { type IncomingHttpHeaders, request } from 'node:http';
import { buildSite } from '../site/app.ts';
import { PROXY_LIMITS, type ProxyLimits } from '../site/proxy.ts';
import { readSettings } from '../site/settings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Asks as told: the path goes out as it is written, nothing is added, decompressed or followed. */
export const ask = (origin: string, path: string, question: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const { method = 'GET', headers = {} } = question;
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.once('error', reject);
    asked.end(question.body);
  });

/** A site that listens on a free port of loopback until the test is over; answers its origin. */
export const runSite = async (
  test: { readonly after: (clean: () => Promise<void>) => void },
  variables: Readonly<Record<string, string>>,
  limits: ProxyLimits = PROXY_LIMITS,
): Promise<string> => {
  const { app } = await buildSite(readSettings(variables), limits);
  test.after(() => app.close());
  // What goes wrong on purpose needn't be read in the test's output.
  app.log.level = 'silent';
  return app.listen({ host: '127.0.0.1', port: 0 });
};
