import type { Pair } from '../compatibility/compatibility-matrix.ts';
import type { Place } from '../compatibility/live-sets.ts';
import { countOf } from './count-of.ts';
import { table } from './table.ts';

const NOBODY = 'unknown';

const placesText = (places: readonly Place[]): string =>
  places.map(({ environment, by }) => (by === 'canary' ? `${environment} (canary)` : environment)).join(', ');

/** What its owner is to know of a pair that doesn't fit. */
const findingLines = ({ release, beside, places, findings }: Pair): readonly string[] =>
  findings.map(({ release: misfit, rule, found, remedy }) => {
    const whose = misfit === release ? '' : `${misfit}: `;
    const way = remedy === undefined ? '' : `; ${remedy}.`;
    return `  ${release} beside ${beside} in ${placesText(places)} (${rule}): ${whose}${found}${way}`;
  });

/** The matrix as a table, then what doesn't fit by owner. */
export const compatibilityText = (pairs: readonly Pair[]): readonly string[] => {
  const misfits = pairs.filter(({ findings }) => findings.length > 0);
  const owners = [...new Set(misfits.map(({ owner = NOBODY }) => owner))];
  const rows = pairs.map(({ release, owner = NOBODY, beside, places, findings }) => [
    release,
    owner,
    beside,
    placesText(places),
    findings.length === 0 ? 'fits' : "doesn't fit",
  ]);
  const end =
    misfits.length === 0
      ? `All fit: ${countOf(pairs.length, 'pair')}.`
      : `${misfits.length} of ${countOf(pairs.length, 'pair')} don't fit.`;
  return [
    ...table([['Release', 'Owner', 'Beside', 'In', 'Verdict'], ...rows]),
    ...owners.flatMap((owner) => [
      '',
      owner,
      ...misfits.filter((pair) => (pair.owner ?? NOBODY) === owner).flatMap(findingLines),
    ]),
    '',
    end,
  ];
};
