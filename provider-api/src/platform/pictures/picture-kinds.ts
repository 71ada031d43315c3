/** What can be illustrated, with the size of the sheet it is drawn on. */
export const pictureSheets = {
  /** A salon from inside or from the street, 3:2. */
  cover: { width: 1200, height: 800 },
  /** A detail of a place, 4:3. */
  gallery: { width: 1200, height: 900 },
  /** What a visit does: hair, hands, faces, 4:5. */
  work: { width: 960, height: 1200 },
  /** A service of the catalogue, square. */
  service: { width: 1000, height: 1000 },
  /** An owner or a specialist, square. */
  portrait: { width: 1000, height: 1000 },
} as const;

export type PictureKind = keyof typeof pictureSheets;

/** JPEG is for link previews: not every program that draws them reads the others. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths that are served, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Part of every address: better drawings get a new version, so that no cache holds an old one. */
export const pictureVersion = 'v1';

export type PictureRequest = { kind: PictureKind; seed: string; width: PictureWidth; format: PictureFormat };

export const isPictureKind = (text: string): text is PictureKind => Object.hasOwn(pictureSheets, text);

export const isPictureSeed = (text: string): boolean => /^[a-z0-9-]{1,64}$/.test(text);

export const toPictureFormat = (text: string): PictureFormat | undefined =>
  pictureFormats.find((format) => format === text);

/** The served width that a query names; only the plain number counts, `640.0` and `0640` do not. */
export const toPictureWidth = (text: string): PictureWidth | undefined =>
  pictureWidths.find((width) => String(width) === text);

/** The address of a picture without its width; the client adds `?w=` (default 640). */
export const pictureUrl = (kind: PictureKind, seed: string, format: PictureFormat = 'avif'): string =>
  `/api/pictures/${pictureVersion}/${kind}/${seed}.${format}`;
