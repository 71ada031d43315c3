import type { PageData } from '@sundara/contracts/federation';
import { composedVersions } from '../draft/after-reload.ts';
import type { Draft } from '../draft/draft.ts';
import { isDevServer } from '../parts/dev-server.ts';

/**
 * The choice with which another browser runs what this page runs. The environment's own composition is named by its id;
 * an override's composition is not stored, so each of its versions is named, based on its starting composition.
 */
export const restoringDraft = ({
  composition,
  flags,
  qa,
}: Pick<PageData, 'composition' | 'flags' | 'qa'>): Draft => {
  const override = qa?.override;
  const on = Object.fromEntries(flags.map((flag) => [flag, true]));
  const own = { ...override?.flags, ...on };
  const switched = Object.keys(own).length > 0 && { flags: own };
  if (!override) return { composition: composition.id, versions: {}, faults: {}, ...switched };
  const servers = Object.entries(override.versions).filter(([, version]) => isDevServer(version));
  return {
    composition: override.composition,
    versions: { ...composedVersions(composition), ...Object.fromEntries(servers) },
    faults: override.faults,
    ...switched,
  };
};
