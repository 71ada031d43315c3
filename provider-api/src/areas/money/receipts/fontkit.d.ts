/** fontkit has no types; these cover what we use. */
declare module 'fontkit' {
  /** @returns a font that pdfkit accepts */
  export const create: (bytes: Uint8Array) => unknown;
}
