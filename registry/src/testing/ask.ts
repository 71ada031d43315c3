import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** The local address that sends the request, '127.0.0.2'. */
  readonly localAddress?: string;
}

/** Sends a raw request: the path is sent as written; nothing is added, decompressed or redirected. */
export const ask = (origin: string, path: string, question: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const { method = 'GET', headers = {}, localAddress } = question;
    const asked = request({ hostname, port, path, method, headers, localAddress }, (answer) => {
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
