/** The path of an address as the servers behind read it, who refuse what can't be decoded. */
export const decodedPath = (url: string): string => {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
