import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Runs in a browser that treats the file as a page. */
export const SCRIPT = '<script>alert(document.domain)</script>';

/** 60 by 40 pixels, its left half red, its right half blue. */
export const twoColours = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

/** As a phone writes it: rotated by its orientation tag, and with the GPS position. */
export const phoneJpeg = (): Promise<Buffer> =>
  twoColours()
    .withExif({
      IFD0: { Make: 'A phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '17/1 24/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '78/1 28/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A JPEG with a comment that is a page, right after the start of the picture. */
export const jpegWithScript = async (): Promise<Buffer> => {
  const jpeg = await twoColours().jpeg().toBuffer();
  const said = Buffer.from(`*/=1;${SCRIPT}/*`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(said.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, said, jpeg.subarray(2)]);
};

/** A picture by its beginning, and an archive by its end. */
export const withArchive = (picture: Buffer): Buffer =>
  Buffer.concat([
    picture,
    Buffer.from('PK\x03\x04'),
    Buffer.alloc(64),
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18),
  ]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG with a custom chunk that is a page, before its pixels. */
export const pngWithScript = async (): Promise<Buffer> => {
  const png = await twoColours().png().toBuffer();
  // After the signature and the header.
  return Buffer.concat([png.subarray(0, 33), chunk('scRp', Buffer.from(SCRIPT)), png.subarray(33)]);
};

/** A picture by its beginning, and a PDF by a comment near it, where PDF readers look. */
export const jpegWithPdf = async (): Promise<Buffer> => {
  const jpeg = await twoColours().jpeg().toBuffer();
  const said = Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(said.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, said, jpeg.subarray(2)]);
};

/** A picture by its beginning, and a JavaScript program by the rest. */
export const gifWithScript = (): Buffer => Buffer.from('GIF89a/*\x00\x00*/=1;alert(document.domain);');

/** Two frames. */
export const animatedWebp = async (): Promise<Buffer> => {
  const frame = await twoColours().png().toBuffer();
  return sharp([frame, await sharp(frame).negate().png().toBuffer()], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

/** A black square with sides of `side` pixels, in a few kilobytes. */
export const hugePng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** An RGB PNG of side × side black pixels: 14,000 are 588 MB once they are decoded, and less than one as a file. */
export const colourBomb = async (side: number): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const row = Buffer.alloc(1 + 3 * side);
  const rows = Readable.from(Array.from({ length: side }, () => row)).pipe(createDeflate({ level: 9 }));
  const packed = await buffer(rows);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))],
  ]);
};
