import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { loadSharp } from './load-sharp.ts';
import type { PictureKind } from './picture-kinds.ts';

/** Width of a stand-in in pixels: about 200 bytes, which a browser stretches to a blur. */
const WIDTH = 24;
/** Anyone may ask for any picture, so this needs an end: about 7 MB. */
const KEPT = 20_000;

/** What the process knows of pictures that have been drawn, by 'cover/salon-1': it is the same for every app in it. */
const known = new LRUCache<string, string>({ max: KEPT });

const nameOf = (kind: PictureKind, seed: string): string => `${kind}/${seed}`;

/** A blurred copy of a picture as a data URI; undefined until the picture has been drawn once. */
export const standInOf = (kind: PictureKind, seed: string): string | undefined =>
  known.get(nameOf(kind, seed));

export interface StandInsFile {
  /** Makes the stand-in of a picture from its bytes and keeps it, unless it is known. */
  readonly learn: (kind: PictureKind, seed: string, picture: Buffer) => Promise<void>;
}

const LINE = /^(\w+\/[a-z0-9-]+) (data:image\/webp;base64,[\w+/]+=*)$/;

/** Opens the file that keeps stand-ins over a restart; a line that a crash left half-written is passed over. */
export const openStandIns = async (
  file: string,
  onTrouble: (error: unknown) => void,
): Promise<StandInsFile> => {
  await mkdir(path.dirname(file), { recursive: true });
  const lines = await readFile(file, 'utf8').catch(() => '');
  for (const line of lines.split('\n')) {
    const [, name, data] = LINE.exec(line) ?? [];
    if (name && data) known.set(name, data);
  }
  const keep = async (name: string, picture: Buffer): Promise<void> => {
    const sharp = await loadSharp();
    const small = await sharp(picture).resize(WIDTH).webp({ quality: 40 }).toBuffer();
    const data = `data:image/webp;base64,${small.toString('base64')}`;
    known.set(name, data);
    await appendFile(file, `\n${name} ${data}\n`);
  };
  return {
    learn: async (kind, seed, picture) => {
      const name = nameOf(kind, seed);
      if (!known.has(name)) await keep(name, picture).catch(onTrouble);
    },
  };
};
