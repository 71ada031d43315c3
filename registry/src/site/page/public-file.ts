import type { ReleaseRecord } from '@sundara/contracts/federation';

const SCRIPT = /\.(js|map)$/;

/**
 * Whether a path at the site's root is a file of the shell's `public` folder. Scripts have versioned addresses instead.
 */
export const isPublicFile = (shell: ReleaseRecord, file: string): boolean =>
  Object.hasOwn(shell.files, file) && !SCRIPT.test(file);

/**
 * Address of such a file. It has a part of the hash, so that caches can keep it forever, across releases that don't
 * change it.
 */
export const publicFileUrl = (shell: ReleaseRecord, file: string): string => {
  const hash = shell.files[file]?.integrity.slice('sha384-'.length);
  return hash ? `/${file}?v=${hash.slice(0, 12).replaceAll(/\W/g, '')}` : `/${file}`;
};

/**
 * The shell that has the file of an address: if the address has a hash, the shell with that content, so that a page of
 * another shell gets its own file; else the first shell with that name.
 */
export const shellOfFile = (
  shells: readonly ReleaseRecord[],
  pathname: string,
  search: string,
): ReleaseRecord | undefined => {
  const file = pathname.slice(1);
  const having = shells.filter((shell) => isPublicFile(shell, file));
  return having.find((shell) => publicFileUrl(shell, file) === pathname + search) ?? having[0];
};
