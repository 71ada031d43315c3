import { findIllustration, ILLUSTRATIONS_VERSION, type Illustration } from './illustrations.ts';

/** `:file` is the id and the format: 'mirror-row-teal.avif'. */
export const ILLUSTRATION_ROUTE = '/api/pictures/:version/:file';

/** AVIF for browsers; JPEG for the few that lack it and for link previews. */
export type IllustrationFormat = 'avif' | 'jpg';

/** The address of an illustration without its width; the client adds `?w=`. */
export const illustrationUrl = (id: string, format: IllustrationFormat): string =>
  `/api/pictures/${ILLUSTRATIONS_VERSION}/${id}.${format}`;

/** A file of the set. */
export interface IllustrationFile {
  readonly format: IllustrationFormat;
  /** Below the folder of the illustrations: 'room/mirror-row-teal-640.avif'. */
  readonly path: string;
}

export const fileOfIllustration = (
  { kind, id }: Illustration,
  width: number,
  format: IllustrationFormat,
): string => `${kind}/${id}-${width}.${format}`;

const isFormat = (text: string | undefined): text is IllustrationFormat => text === 'avif' || text === 'jpg';

/**
 * The file for an address: the narrowest that is wide enough for `w`, else the widest. The path is made of the
 * catalogue's words only, never of the address's.
 * @returns undefined if there is no such illustration or `w` is no width
 */
export const findIllustrationFile = (
  { version, file }: { readonly version: string; readonly file: string },
  w: string | string[] = '640',
): IllustrationFile | undefined => {
  const [id = '', format, ...more] = file.split('.');
  const illustration = findIllustration(id);
  const isAsked = version === ILLUSTRATIONS_VERSION && isFormat(format) && more.length === 0;
  if (!illustration || !isAsked || typeof w !== 'string' || !/^[1-9]\d{1,3}$/.test(w)) return undefined;
  const widths = illustration[format];
  const width = widths.find((served) => served >= Number(w)) ?? widths.at(-1);
  return width === undefined ? undefined : { format, path: fileOfIllustration(illustration, width, format) };
};
