/**
 * What goes wrong with data of one direction, in the words of Toxiproxy. Any of them may be set together; without one,
 * nothing goes wrong.
 */
export interface Toxics {
  /** Data arrives later by this, in ms. */
  readonly latency?: number;
  /** Data arrives at this rate, in bytes a second. */
  readonly bandwidth?: number;
  /** The end of a connection arrives later by this, in ms. */
  readonly slowClose?: number;
  /** No data arrives. Connections end after this, in ms; never with 0. */
  readonly timeout?: number;
  /** Connections are reset after this, in ms. */
  readonly resetPeer?: number;
  /** Data arrives in pieces of this size, in bytes. */
  readonly slicer?: number;
  /** A connection ends once this has arrived, in bytes. */
  readonly limitData?: number;
}

/** From the client to the server, and back. */
export type Stream = 'upstream' | 'downstream';
export type ToxicsOfStreams = Readonly<Record<Stream, Toxics>>;

export const NO_TOXICS: ToxicsOfStreams = { upstream: {}, downstream: {} };

/** Data in pieces of a size, in bytes. @example slicesOf(Buffer.from('abc'), 2) // 'ab', 'c' */
export function* slicesOf(data: Buffer, size = data.length): Generator<Buffer> {
  for (let from = 0; from < data.length; from += size) yield data.subarray(from, from + size);
}
