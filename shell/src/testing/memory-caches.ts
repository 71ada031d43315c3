/** A browser's caches in memory, with what is asked of them here. */
export const memoryCaches = () => {
  const kept = new Map<string, Map<string, string>>();
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    return {
      match: async (address: string) => {
        const text = entries.get(address);
        return text === undefined ? undefined : { text: async () => text };
      },
      put: async (address: string, response: { readonly text: () => Promise<string> }) =>
        void entries.set(address, await response.text()),
    };
  };
  const caches = { open, delete: async (name: string) => kept.delete(name) };
  // Only these methods are used, and Jest's page has no caches at all.
  return { caches: caches as unknown as CacheStorage, kept };
};
