import { Refusal } from '../refusal.ts';

const PATH = /^[\w@+-][\w@+.-]*(\/[\w@+-][\w@+.-]*)*$/;

/**
 * Allows only paths that can't leave the store: 'remotes/booking/1.4.2/remoteEntry.js'.
 *
 * @throws Refusal for any other path
 */
export const checkFilePath = (file: string): string => {
  if (PATH.test(file)) return file;
  throw new Refusal(`'${file}' is no path of the registry: one is written 'shell/1.0.0/main.js'.`);
};

/** A prefix names a folder, with or without the last '/'; the empty one is everything. */
export const checkPrefix = (prefix: string): string => {
  const folder = prefix.replace(/\/$/, '');
  return folder === '' ? '' : checkFilePath(folder);
};
