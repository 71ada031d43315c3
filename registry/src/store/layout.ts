import path from 'node:path';

export const SHELL_ID = 'shell';
export const RECORD_FILE = 'record.json';

/** Where the registry keeps what; `root` is `<DATA_DIR>/registry`. */
export interface Layout {
  readonly root: string;
  readonly remotes: string;
  readonly shell: string;
  /** The immutable folder of one version: its files, and its record. */
  readonly release: (id: string, version: string) => string;
  readonly record: (id: string, version: string) => string;
  readonly environments: string;
  readonly environment: (name: string) => string;
  /** Releases on their way in, not yet visible. */
  readonly incoming: string;
}

export const layoutOf = (dataDir: string): Layout => {
  const root = path.resolve(dataDir, 'registry');
  const remotes = path.join(root, 'remotes');
  const shell = path.join(root, 'shell');
  const release = (id: string, version: string) =>
    id === SHELL_ID ? path.join(shell, version) : path.join(remotes, id, version);
  const environments = path.join(root, 'environments');
  return {
    root,
    remotes,
    shell,
    release,
    record: (id, version) => path.join(release(id, version), RECORD_FILE),
    environments,
    environment: (name) => path.join(environments, `${name}.json`),
    incoming: path.join(root, 'incoming'),
  };
};
