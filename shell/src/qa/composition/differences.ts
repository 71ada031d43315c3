import type { Versions } from '../draft/after-reload.ts';

/** What one set of versions has that the other does not: 'booking 1.1.0', 'without salon'. */
export const differences = (versions: Versions, from: Versions): readonly string[] => [
  ...Object.entries(versions)
    .filter(([id, version]) => from[id] !== version)
    .map(([id, version]) => `${id} ${version}`),
  ...Object.keys(from)
    .filter((id) => versions[id] === undefined)
    .map((id) => `without ${id}`),
];
