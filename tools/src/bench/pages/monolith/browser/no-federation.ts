/** Stands in for the shell's starter of the federation runtime. */
export const hostStarter = () => async () => {};

/** Stands in for the shell's loader of files: the bundler's own runtime fetches chunks. */
export const createPageFiles = () => ({ fetchFile: async () => {}, announce: () => {} });
export const takeChunkLoading = (): void => {};
