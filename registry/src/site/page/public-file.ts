import type { ReleaseRecord } from '@sundara/contracts/federation';

const SCRIPT = /\.(js|map)$/;

/** Whether a path of the site's root is a file of the shell's `public` folder. Scripts have versioned addresses. */
export const isPublicFile = (shell: ReleaseRecord, file: string): boolean =>
  Object.hasOwn(shell.files, file) && !SCRIPT.test(file);

/** Address of such a file. With a part of its hash it can be kept for ever, over releases that leave it alone. */
export const publicFileUrl = (shell: ReleaseRecord, file: string): string => {
  const hash = shell.files[file]?.integrity.slice('sha384-'.length);
  return hash ? `/${file}?v=${hash.slice(0, 12).replaceAll(/\W/g, '')}` : `/${file}`;
};

/**
 * The shell, of several, that has the file which an address names: by its hash if the address holds one, so that a page
 * that another one made gets what it was made with, else the first that has one of the name.
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
