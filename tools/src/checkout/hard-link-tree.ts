import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const CACHE = '.cache';

/**
 * Gives a folder of installed packages a second place, as files of its own paths that take up no room: what looks where
 * a package lies finds it there. They are the same files, so nothing may write into them. On another disk they are
 * copied.
 */
export const hardLinkTree = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === CACHE) continue;
    const [source, place] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) hardLinkTree(source, place);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), place);
    else placeFile(source, place);
  }
};

const placeFile = (source: string, place: string): void => {
  try {
    linkSync(source, place);
  } catch {
    // Whatever keeps it from being linked, a copy serves as well; what keeps it from being copied is thrown.
    copyFileSync(source, place, constants.COPYFILE_FICLONE);
  }
};
