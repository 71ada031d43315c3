import type { CompositionDocument } from '@sundara/contracts/federation';
import { SHELL_ID } from '../core/release-name.ts';

/** The good composition with the releases of these ids taken from the bad one, where an id may be missing. */
export const takeChanges = (
  good: CompositionDocument,
  bad: CompositionDocument,
  ids: readonly string[],
): CompositionDocument => {
  const kept = Object.entries(good.remotes).filter(([id]) => !ids.includes(id));
  const taken = Object.entries(bad.remotes).filter(([id]) => ids.includes(id));
  return {
    shell: ids.includes(SHELL_ID) ? bad.shell : good.shell,
    remotes: Object.fromEntries([...kept, ...taken]),
  };
};
