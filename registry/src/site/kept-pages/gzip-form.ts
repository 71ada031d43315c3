import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { fillGaps, type Gapped, partsBetween } from './gaps.ts';
import { NONCE_LENGTH } from './nonce.ts';

const deflate = promisify(deflateRaw);
/** Deflate, no name, no time, of an unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const TRAILER_LENGTH = 8;

/** The header of a block that is stored as it is (RFC 1951): not the last one, length, and the length's complement. */
const storedBlock = (length: number): Buffer => {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
};

/** A page compressed with gzip; each gap is a stored block, and the checksum is open. */
export const gzipForm = async (page: Gapped): Promise<Gapped> => {
  const parts = partsBetween(page, NONCE_LENGTH);
  const pieces: Buffer[] = [HEADER];
  const gaps: number[] = [];
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    // A full flush ends at a whole byte, and what follows refers to nothing before.
    pieces.push(await deflate(part, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH }));
    if (isLast) break;
    pieces.push(storedBlock(NONCE_LENGTH));
    gaps.push(pieces.reduce((sum, { length }) => sum + length, 0));
    pieces.push(Buffer.alloc(NONCE_LENGTH));
  }
  const trailer = Buffer.alloc(TRAILER_LENGTH);
  trailer.writeUInt32LE(page.bytes.length, 4);
  return { bytes: Buffer.concat([...pieces, trailer]), gaps };
};

/** The compressed page with this nonce, and the checksum of that page. */
export const fillGzip = (form: Gapped, page: Gapped, nonce: string): Buffer => {
  const filled = fillGaps(form, nonce);
  filled.writeUInt32LE(crc32(fillGaps(page, nonce)), filled.length - TRAILER_LENGTH);
  return filled;
};
