/**
 * The fonts among the files of a build that the first paint needs: those that its style names, but for faces that are
 * swapped in later, which browsers fetch where their text is shown.
 */
export const earlyFonts = (style: string, files: readonly string[]): string[] => {
  const faces = (style.match(/@font-face\{[^}]*\}/g) ?? []).filter(
    (face) => !face.includes('font-display:swap'),
  );
  return files
    .filter((file) => file.endsWith('.woff2') && faces.some((face) => face.includes(`/${file}`)))
    .sort();
};
