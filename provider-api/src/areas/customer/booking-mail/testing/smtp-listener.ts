import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpListener {
  readonly url: string;
  /** Each accepted mail, as received over the wire. */
  readonly mails: string[];
  /** The reply to the envelope's recipient: '250 OK' unless a test wants a failure. */
  recipientAnswer: string;
  stop(): Promise<void>;
}

/** The subset of SMTP (RFC 5321) that one mail needs. */
export const startSmtpListener = async (): Promise<SmtpListener> => {
  const listener = { mails: [] as string[], recipientAnswer: '250 OK' };
  const server = createServer(async (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    say('220 test');
    let content: string[] | undefined;
    for await (const line of createInterface(socket)) {
      if (content && line === '.') {
        listener.mails.push(content.join('\r\n'));
        content = undefined;
        say('250 taken');
      } else if (content) content.push(line.replace(/^\.\./, '.'));
      else if (line.startsWith('RCPT')) say(listener.recipientAnswer);
      else if (line === 'DATA') {
        content = [];
        say('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say('250 OK');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return Object.assign(listener, {
    url: `smtp://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  });
};
