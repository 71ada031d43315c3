import { compressText, type Encoding } from './content-encoding.ts';

/** A text that is sent often. */
export interface KeptForms {
  readonly plain: Buffer;
  /** Its form in an encoding, compressed once. */
  readonly packed: (encoding: Encoding) => Promise<Buffer>;
}

/** Compresses a text when it is first sent in an encoding, and keeps what comes of it. */
export const keepForms = (plain: Buffer, brotliQuality?: number): KeptForms => {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    packed: (encoding) => {
      const form = made.get(encoding) ?? compressText(plain, encoding, brotliQuality);
      made.set(encoding, form);
      return form;
    },
  };
};
