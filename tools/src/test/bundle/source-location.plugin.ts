import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const MARKS = /\bimport\.meta\.(url|dirname|filename)\b/g;

/** Lets bundled code find the files next to its sources: `import.meta` keeps the location of the source. */
export const sourceLocation: Plugin = {
  name: 'source-location',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const said: Readonly<Record<string, string>> = {
        url: pathToFileURL(file).href,
        dirname: path.dirname(file),
        filename: file,
      };
      const source = await readFile(file, 'utf8');
      return { loader: 'ts', contents: source.replaceAll(MARKS, (_, mark) => JSON.stringify(said[mark])) };
    });
  },
};
