/** The path of an address as the upstream servers decode it; they refuse one that can't be decoded. */
export const decodedPath = (url: string): string => {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
