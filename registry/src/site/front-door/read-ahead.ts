import { Readable } from 'node:stream';

/** What of one answer is kept for a client that reads slowly; most are a tenth of it. */
const MOST_BYTES = 1024 * 1024;

/**
 * Reads an answer of a server behind as quickly as that sends it, so that its connection is free for others before the
 * client has read it; of one that is longer than a megabyte the rest is read as it is asked for.
 *
 * @throws what ended the answer before its end
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
