/** The bytes used last, up to a total; the longest unused go first. */
export const createMemoryShelf = (maxBytes: number) => {
  const items = new Map<string, Buffer>();
  let total = 0;

  const remove = (key: string) => {
    const old = items.get(key);
    if (!old) return;
    total -= old.length;
    items.delete(key);
  };

  return {
    get(key: string): Buffer | undefined {
      const bytes = items.get(key);
      if (!bytes) return undefined;
      items.delete(key);
      items.set(key, bytes);
      return bytes;
    },
    put(key: string, bytes: Buffer): void {
      remove(key);
      if (bytes.length > maxBytes) return;
      items.set(key, bytes);
      total += bytes.length;
      for (const oldest of items.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    size: () => total,
  };
};
