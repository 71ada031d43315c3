import { request } from 'node:http';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to a site by any name below localhost, which a browser knows but this machine's resolver may not. */
export const ask = (
  address: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address);
    const asked = request(
      { host: '127.0.0.1', port, method, path: pathname + search, headers: { ...headers, host } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', reject);
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
