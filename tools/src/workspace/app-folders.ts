import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A remote is a folder `mfe-<id>` with a declaration in it; nothing else lists the remotes. */
const isRemote = (folder: string): boolean =>
  folder.startsWith('mfe-') && existsSync(path.join(ROOT, folder, 'remote.config.ts'));

export const REMOTE_FOLDERS: readonly string[] = readdirSync(ROOT).filter(isRemote).sort();

/** Every app of the page, by the name of its folder. */
export const APP_FOLDERS: readonly string[] = ['shell', ...REMOTE_FOLDERS];
