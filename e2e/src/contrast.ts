import sharp from 'sharp';

/** Relative luminance of a channel's 256 values (WCAG 2.2). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminances = async (picture: Buffer): Promise<Float32Array> => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const of = (value: number | undefined): number => LINEAR[value ?? 0] ?? 0;
  return Float32Array.from(
    { length: data.length / 3 },
    (_, at) => 0.2126 * of(data[3 * at]) + 0.7152 * of(data[3 * at + 1]) + 0.0722 * of(data[3 * at + 2]),
  );
};

/** How many pixels of two pictures of one size differ by a contrast ratio of at least `ratio` (WCAG 2.2). */
export const pixelsApart = async (one: Buffer, other: Buffer, ratio: number): Promise<number> => {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all([one, other].map(luminances));
  let apart = 0;
  for (const [at, a] of (first ?? []).entries()) {
    const b = second?.[at] ?? a;
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= ratio) apart += 1;
  }
  return apart;
};
