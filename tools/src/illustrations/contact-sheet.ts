import sharp from 'sharp';
import { draw } from './draw.ts';
import { type IllustrationKind, SHEETS } from './illustration.ts';
import { ILLUSTRATIONS } from './set/set.ts';

const GAP = 10;

/** Draws all illustrations of one kind on one sheet, to judge them by eye; `width` is that of each, in pixels. */
export const drawContactSheet = async (
  kind: IllustrationKind,
  file: string,
  columns = 6,
  width = 300,
): Promise<void> => {
  const all = ILLUSTRATIONS.filter((illustration) => illustration.kind === kind);
  const height = Math.round((width * SHEETS[kind].height) / SHEETS[kind].width);
  const tiles = all.map(async (illustration, index) => ({
    input: await sharp(Buffer.from(draw(illustration)))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: GAP + (index % columns) * (width + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  }));
  const size = {
    width: GAP + (width + GAP) * columns,
    height: GAP + (height + GAP) * Math.ceil(all.length / columns),
  };
  await sharp({ create: { ...size, channels: 3, background: '#fbf7f2' } })
    .composite(await Promise.all(tiles))
    .png()
    .toFile(file);
};
