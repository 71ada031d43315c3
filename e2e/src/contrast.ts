import sharp from 'sharp';

/** Relative luminance of a channel's 256 values (WCAG 2.2). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Three bytes for each pixel. */
const colours = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer();

const luminance = (picture: Buffer, at: number): number => {
  const of = (channel: number): number => LINEAR[picture[at + channel] ?? 0] ?? 0;
  return 0.2126 * of(0) + 0.7152 * of(1) + 0.0722 * of(2);
};

/** How many pixels of two pictures of one size differ by a contrast ratio of at least `ratio` (WCAG 2.2). */
export const pixelsApart = async (one: Buffer, other: Buffer, ratio: number): Promise<number> => {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all([colours(one), colours(other)]);
  let apart = 0;
  for (let at = 0; at < first.length; at += 3) {
    // Most of a page stays as it is.
    if (first[at] === second[at] && first[at + 1] === second[at + 1] && first[at + 2] === second[at + 2])
      continue;
    const [a, b] = [luminance(first, at), luminance(second, at)];
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= ratio) apart += 1;
  }
  return apart;
};
