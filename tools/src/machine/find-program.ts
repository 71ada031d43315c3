import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where a machine has its programs; tests pass their own. */
export interface Places {
  /** Folders of the PATH, in order. */
  readonly onPath: readonly string[];
  readonly home: string;
  /** Prefix of every absolute place that is searched; '' on a real machine. */
  readonly root: string;
}

/** @returns the places of this machine, from its environment variables */
export const placesOf = (environment: NodeJS.ProcessEnv): Places => {
  return {
    onPath: (environment.PATH ?? '').split(path.delimiter).filter(Boolean),
    home: environment.HOME ?? '/',
    root: '',
  };
};

/**
 * The files that match a pattern; a `*` matches any part of one name. The newest version comes first, by the numbers in
 * the names.
 */
export const matches = (pattern: string): string[] => {
  const [first = '', ...rest] = pattern.split('/');
  return rest.reduce<string[]>(
    (folders, name) => folders.flatMap((folder) => below(folder, name)),
    [first === '' ? '/' : first],
  );
};

const below = (folder: string, name: string): string[] => {
  if (!name.includes('*')) {
    const file = path.join(folder, name);
    return existsSync(file) ? [file] : [];
  }
  const [start = '', end = ''] = name.split('*');
  return namesIn(folder)
    .filter((entry) => entry.startsWith(start) && entry.endsWith(end))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((entry) => path.join(folder, entry));
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
