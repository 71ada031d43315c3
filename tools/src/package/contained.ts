import { readFile } from 'node:fs/promises';

/** How a command is started as in a container of the image, and what stands where for it. */
export interface Container {
  /** The words before the command. */
  readonly words: readonly string[];
  readonly package: string;
  readonly data: string;
  readonly secrets: string;
}

/** The user of the image. */
const USER = '1000';

/** Gets the package and a folder of secrets, then the command. */
const LAY_OUT = `
set -eu
mount -t tmpfs -o mode=755 tmpfs /mnt
mkdir /mnt/sundara /mnt/secrets
mount --bind "$1" /mnt/sundara
mount --bind "$2" /mnt/secrets
mount -o remount,bind,ro /mnt/sundara
mkdir -m 700 /mnt/data
chown ${USER}:${USER} /mnt/data
mount -o remount,bind,ro /
shift 2
exec setpriv --pdeathsig KILL --reuid ${USER} --regid ${USER} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;

/**
 * Lays a package out as the image would, without one: a root file system that can't be written to, code of root, a user
 * without any right, the command as first process. Where that can't be had (not Linux, not root), the command runs as it is.
 * @param given absolute folders; the secrets' one has to be open to all
 */
export const containerOf = (given: Omit<Container, 'words'>): Container => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { words: [], ...given };
  // It dies with `unshare`, by setpriv: what --kill-child sets is lost with the change of the user.
  const apart = ['unshare', '--mount', '--pid', '--fork', '--mount-proc'];
  return {
    words: [...apart, 'sh', '-c', LAY_OUT, 'sh', given.package, given.secrets],
    ...{ package: '/mnt/sundara', data: '/mnt/data', secrets: '/mnt/secrets' },
  };
};

/** The process to signal: the container's first one, as `unshare` hands no signal on. */
export const firstProcess = async ({ words }: Container, pid: number): Promise<number> => {
  if (words.length === 0) return pid;
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  return Number(child);
};
