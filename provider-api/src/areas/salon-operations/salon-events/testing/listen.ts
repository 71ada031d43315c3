import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { SalonEvent } from '@sundara/contracts/api';
import { until } from '@sundara/contracts/testing';

export interface Heard extends SalonEvent {
  /** Its number, as sent in the stream. */
  readonly id: string;
}

export interface Listening {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Events so far, in the order of arrival. */
  readonly news: readonly Heard[];
  readonly beats: () => number;
  /** Resolves when `count` events have arrived. */
  readonly heard: (count: number) => Promise<readonly Heard[]>;
  /** Resolves when the server has ended the stream; rejects when the connection broke. */
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** Listens like a browser's EventSource: over a socket of its own, event by event. */
export const listen = async (url: string, headers: Record<string, string> = {}): Promise<Listening> => {
  const asked = get(url, { headers, agent: false });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('Nothing was answered.');
  const news: Heard[] = [];
  let beats = 0;
  const take = (block: string) => {
    const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line]));
    const textOf = (name: string) => fields.get(name)?.slice(name.length + 2) ?? '';
    if (textOf('event') === 'beat') beats += 1;
    if (textOf('event') === 'booking') news.push({ id: textOf('id'), ...JSON.parse(textOf('data')) });
  };
  const read = async () => {
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) {
      const blocks = `${text}${chunk}`.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };
  const ended = read();
  ended.catch(() => {});
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    news,
    beats: () => beats,
    heard: async (count) => {
      await until(() => news.length >= count);
      return news;
    },
    ended,
    stop: () => void asked.destroy(),
  };
};
