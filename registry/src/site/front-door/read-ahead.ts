import { Readable } from 'node:stream';

/** The part of one response that is buffered for a slow client; most responses have a tenth of it. */
const MOST_BYTES = 1024 * 1024;

/**
 * Reads an upstream response as quickly as it arrives, so that its connection is free for others before the client has
 * read it. Beyond a megabyte, the rest is read at the client's pace.
 *
 * @throws the error that ended the response early
 */
export const readAhead = async (answer: Readable): Promise<Readable> => {
  const chunks: Buffer[] = [];
  const rest: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  for (let bytes = 0; bytes <= MOST_BYTES; ) {
    const { done, value } = await rest.next();
    if (done) return Readable.from(chunks, { objectMode: false });
    chunks.push(value);
    bytes += value.length;
  }
  return Readable.from(followedBy(chunks, rest), { objectMode: false });
};

async function* followedBy(chunks: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
  yield* { [Symbol.asyncIterator]: () => rest };
}
