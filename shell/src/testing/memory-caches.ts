/** A browser's caches in memory, with what is asked of them here. */
export const memoryCaches = () => {
  const kept = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    return {
      put: async (address: string, response: { readonly text: () => Promise<string> }) =>
        void entries.set(address, await response.text()),
    };
  };
  const match = async (address: string, { cacheName }: { readonly cacheName: string }) => {
    const text = kept.get(cacheName)?.get(address);
    return text === undefined ? undefined : { text: async () => text };
  };
  const caches = { open, match, delete: async (name: string) => kept.delete(name) };
  // Only these methods are used, and Jest's page has no caches at all.
  return { caches: caches as unknown as CacheStorage, kept };
};
