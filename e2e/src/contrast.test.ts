import sharp from 'sharp';
import { pixelsApart } from './contrast.ts';

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 4, height: 3, channels: 3, background } })
    .png()
    .toBuffer();

test.each([
  // 3.03 and 2.96 to white.
  ['#949494', 12],
  ['#969696', 0],
  ['#ffffff', 0],
])('%s differs from white by 3:1 in %i of 12 pixels', async (colour, pixels) => {
  expect(await pixelsApart(await picture('#ffffff'), await picture(colour), 3)).toBe(pixels);
});
