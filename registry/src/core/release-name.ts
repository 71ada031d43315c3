import { releaseVersionSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { ReleaseName } from './registry.ts';

export const SHELL_ID = 'shell';
export const RECORD_FILE = 'record.json';

/** 'discovery@1.4.2', as used in commands and messages. */
export const nameOf = ({ id, version }: ReleaseName): string => `${id}@${version}`;

/** Reads 'discovery@1.4.2'; undefined for anything else. */
export const parseReleaseName = (text: string): ReleaseName | undefined => {
  const [, id, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (id === undefined || !z.safeParse(releaseVersionSchema, version).success) return undefined;
  return { id, version: version ?? '' };
};

/** The release and the file within it that a path of the file store belongs to; undefined for any other path. */
export const releaseOfPath = (path: string): (ReleaseName & { readonly file: string }) | undefined => {
  const [, shell, id = shell, version, file] =
    /^(?:(shell)|remotes\/([^/]+))\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return id === undefined || version === undefined || file === undefined ? undefined : { id, version, file };
};

/** The folder of a release in the file store: 'remotes/discovery/1.4.2', 'shell/1.0.0'. */
export const folderOf = ({ id, version }: ReleaseName): string =>
  id === SHELL_ID ? `shell/${version}` : `remotes/${id}/${version}`;
