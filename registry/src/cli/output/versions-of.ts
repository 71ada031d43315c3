import type { CompositionDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../../compose/releases-of.ts';
import { nameOf } from '../../core/release-name.ts';

/** Id → version, the shell first. */
export const versionsOf = (document: CompositionDocument): Readonly<Record<string, string>> =>
  Object.fromEntries(releasesOf(document).map(({ id, version }) => [id, version]));

/** ['shell@1.0.0', 'booking@1.4.2', …]. */
export const versionNames = (document: CompositionDocument): readonly string[] =>
  releasesOf(document).map(nameOf);

/** ['booking 1.4.2 → 1.5.0', …]: the differing versions; empty when only the builds of equal versions differ. */
export const versionChanges = (
  from: CompositionDocument | undefined,
  to: CompositionDocument | undefined,
): readonly string[] => {
  const [before, after] = [from ? versionsOf(from) : {}, to ? versionsOf(to) : {}];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((id) => before[id] !== after[id])
    .map((id) => `${id} ${before[id] ?? 'none'} → ${after[id] ?? 'none'}`);
};
