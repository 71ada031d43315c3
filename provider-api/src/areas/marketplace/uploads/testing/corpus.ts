import {
  animatedWebp,
  gifWithScript,
  hugePng,
  jpegWithPdf,
  jpegWithScript,
  phoneJpeg,
  pngWithScript,
  SCRIPT,
  twoColours,
  withArchive,
} from './pictures.ts';

type Corpus = Readonly<Record<string, Buffer>>;

/** Files that no upload accepts, whatever their name. */
export const refusedFiles = async (): Promise<Corpus> => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`);
  const gif = await twoColours().gif().toBuffer();
  const jpeg = await twoColours().jpeg().toBuffer();
  return {
    ...{ nothing: Buffer.alloc(0), 'a page': Buffer.from(`<!doctype html>${SCRIPT}`), svg },
    'an SVG that says it is XML': Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
    'a program': Buffer.from('MZ\x90\0\x03\0\0\0'),
    'a document': Buffer.from('%PDF-1.7\n%%EOF'),
    'an archive': withArchive(Buffer.alloc(0)),
    ...{ gif, 'a GIF that is an archive': withArchive(gif), 'a GIF that is a program': gifWithScript() },
    tiff: await twoColours().tiff().toBuffer(),
    heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'a JPEG that breaks off': jpeg.subarray(0, jpeg.length / 2),
    'a JPEG by its first bytes alone': Buffer.concat([jpeg.subarray(0, 3), Buffer.from(SCRIPT)]),
    'a page behind the beginning of a WebP': Buffer.from(`RIFF\x20\0\0\0WEBP${SCRIPT}`),
    'an SVG behind the beginning of an AVIF': Buffer.concat([Buffer.from('\0\0\0\x10ftypavif\0\0\0\0'), svg]),
    '196 megapixels': hugePng(14_000),
  };
};

/** Files that are a picture and something else as well: re-encoded, so that only the picture is left. */
export const redrawnFiles = async (): Promise<Corpus> => ({
  'a JPEG with a script in it': await jpegWithScript(),
  'a JPEG that is an archive': withArchive(await twoColours().jpeg().toBuffer()),
  'a JPEG that is a document': await jpegWithPdf(),
  'a JPEG with the place in it': await phoneJpeg(),
  'a PNG with a script behind it': Buffer.concat([await twoColours().png().toBuffer(), Buffer.from(SCRIPT)]),
  'a PNG with a script in a chunk': await pngWithScript(),
  'a WebP that moves': await animatedWebp(),
  webp: await twoColours().webp().toBuffer(),
  avif: await twoColours().avif({ effort: 0 }).toBuffer(),
});

/** Texts that no served file may contain. */
export const HIDDEN = ['script', 'alert', 'PK\x03\x04', '%PDF', 'Exif', 'EXIF', 'ANIM', 'GPS'] as const;
