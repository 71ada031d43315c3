import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends bytes as they are to a server, and reads its first answer. The connection must be one that the server closes.
 * @param origin 'http://127.0.0.1:3001'
 */
export const answerToBytes = async (origin: string, bytes: string): Promise<RawAnswer> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  // A connection that is reset has told something before.
  socket.on('error', () => {});
  let told = '';
  socket.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = ''] = told.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const end = line.indexOf(':');
    return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()] as const;
  });
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers) };
};
