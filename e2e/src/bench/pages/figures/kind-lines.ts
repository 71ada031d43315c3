import type { LoadFigures } from '../load/measure-load.ts';
import { median } from './statistics.ts';

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** 'Script 305.4, Image 83.0': median wire bytes of each kind, in kB. */
export const kindLine = (loads: readonly LoadFigures[]): string => {
  const kinds = [...new Set(loads.flatMap((load) => [...load.kinds.keys()]))];
  return kinds
    .map((kind) => `${kind} ${kilobytes(median(loads.map((load) => load.kinds.get(kind) ?? 0)))}`)
    .join(', ');
};

/** 'h1 Discover and Book' or several: the largest elements of the loads. */
export const largestLine = (loads: readonly LoadFigures[]): string =>
  [...new Set(loads.map(({ largestElement }) => largestElement))].join(' · ');

/** How many libraries are told by name. */
const NAMED = 14;

/** 'react-dom 57.6, …': brotli bytes of each library, in kB. */
export const libraryLine = (libraries: readonly (readonly [string, number])[]): string => {
  const rest = libraries.slice(NAMED).reduce((sum, [, bytes]) => sum + bytes, 0);
  const named = libraries.slice(0, NAMED).map(([name, bytes]) => `${name} ${kilobytes(bytes)}`);
  return [...named, ...(rest > 0 ? [`others ${kilobytes(rest)}`] : [])].join(', ');
};
