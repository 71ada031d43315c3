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
 * Makes a second tree of a folder of installed packages from hard links, which take up no room: code that looks for a
 * package's path finds the new one. They are the same files, so nothing may write into them. On another disk they are
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
    // Whatever prevents a link, a copy works as well; errors of the copy are thrown.
    copyFileSync(source, place, constants.COPYFILE_FICLONE);
  }
};
