/** It comes without types; this is what is used of it. */
declare module 'fontkit' {
  /** @returns a font as pdfkit takes it */
  export const create: (bytes: Uint8Array) => unknown;
}
