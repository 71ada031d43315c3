import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gracefulStop } from './graceful-stop.ts';

const LIMIT_MS = 60_000;

/** A server whose answers the test gives, and a client that keeps its connection as a balancer does. */
const startServer = async () => {
  const asked: ServerResponse[] = [];
  let notify = () => {};
  const server = createServer((_, response) => {
    asked.push(response);
    notify();
  });
  const stop = gracefulStop(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ connection: string | undefined; text: string }>((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, agent }, (answer: IncomingMessage) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => resolve({ connection: answer.headers.connection, text }));
        answer.once('error', reject);
      });
      asking.once('error', reject).end();
    });
  const nextAsked = async (): Promise<ServerResponse> => {
    while (asked.length === 0)
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    return asked.shift() as ServerResponse;
  };
  return { server, stop, ask, nextAsked, end: () => agent.destroy() };
};

test('a request that is under way when the server stops is answered, and its connection is closed', async () => {
  const { stop, ask, nextAsked, server, end } = await startServer();
  const answer = ask();
  const response = await nextAsked();
  const finished = stop.finish(LIMIT_MS);
  expect(server.listening).toBe(false);
  response.end('whole');
  expect(await answer).toEqual({ connection: 'close', text: 'whole' });
  await finished;
  end();
});

test('while it drains it still answers, and keeps no connection', async () => {
  const { stop, ask, nextAsked, end } = await startServer();
  const before = ask();
  (await nextAsked()).end('before');
  expect((await before).connection).toBe('keep-alive');
  stop.drain();
  const after = ask();
  (await nextAsked()).end('after');
  expect(await after).toEqual({ connection: 'close', text: 'after' });
  await stop.finish(LIMIT_MS);
  end();
});

test('a request on a connection that was kept is answered, though nothing else is under way', async () => {
  const { stop, ask, nextAsked, end } = await startServer();
  const before = ask();
  (await nextAsked()).end('before');
  await before;
  const finished = stop.finish(LIMIT_MS);
  const after = ask();
  (await nextAsked()).end('after');
  expect(await after).toEqual({ connection: 'close', text: 'after' });
  await finished;
  end();
});

test('event streams end at once, and what takes too long is left behind', async () => {
  const { stop, ask, nextAsked, server, end } = await startServer();
  const streamed = ask();
  const stream = await nextAsked();
  stream.setHeader('content-type', 'text/event-stream; charset=utf-8').write('event: beat\n\n');
  await stop.finish(LIMIT_MS);
  expect((await streamed).text).toBe('event: beat\n\n');
  server.closeAllConnections();
  end();

  const other = await startServer();
  const never = other.ask();
  await other.nextAsked();
  await other.stop.finish(10);
  other.server.closeAllConnections();
  await expect(never).rejects.toThrow('socket hang up');
  other.end();
});
