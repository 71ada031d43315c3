import { readdir } from 'node:fs/promises';
import { type EnvironmentDocument, environmentSchema } from '@sundara/contracts/federation';
import { Refusal, systemCode } from '../refusal.ts';
import { readDocument, writeDocument } from './document.ts';
import type { Layout } from './layout.ts';
import { withLock } from './lock.ts';

/** What an environment runs; undefined when nothing was promoted to it yet. */
export const readEnvironment = async (
  layout: Layout,
  name: string,
): Promise<EnvironmentDocument | undefined> => {
  const file = layout.environment(name);
  const document = await readDocument(file, environmentSchema);
  if (document && document.environment !== name)
    throw new Refusal(`${file} says that it is the environment '${document.environment}', not '${name}'.`);
  return document;
};

/** Changes an environment, one change at a time; what `change` answers is written whole. */
export const changeEnvironment = (
  layout: Layout,
  name: string,
  change: (current: EnvironmentDocument | undefined) => Promise<EnvironmentDocument>,
): Promise<EnvironmentDocument> =>
  withLock(`${layout.environment(name)}.lock`, async () => {
    const next = await change(await readEnvironment(layout, name));
    await writeDocument(layout.environment(name), next);
    return next;
  });

/** The names of the environments that have a document. */
export const listEnvironments = async (layout: Layout): Promise<readonly string[]> => {
  try {
    const files = await readdir(layout.environments);
    return files.flatMap((file) => /^([a-z][a-z0-9-]*)\.json$/.exec(file)?.[1] ?? []).sort();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw new Refusal(`${layout.environments} can't be read (${systemCode(error) ?? error}).`);
  }
};
