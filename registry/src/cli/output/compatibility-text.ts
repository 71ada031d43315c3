import type { Place } from '../../compatibility/live-sets.ts';
import type { Pair } from '../../compatibility/pair.ts';
import { countOf } from './count-of.ts';
import { table } from './table.ts';

const NOBODY = 'unknown';

const placesText = (places: readonly Place[]): string =>
  places.map(({ environment, by }) => (by === 'canary' ? `${environment} (canary)` : environment)).join(', ');

/** Findings for the owner of an incompatible pair. */
const findingLines = ({ release, beside, places, findings }: Pair): readonly string[] =>
  findings.map(({ release: misfit, rule, found, remedy }) => {
    const whose = misfit === release ? '' : `${misfit}: `;
    const way = remedy === undefined ? '' : `; ${remedy}.`;
    return `  ${release} beside ${beside} in ${placesText(places)} (${rule}): ${whose}${found}${way}`;
  });

const verdictOf = ({ findings, routes = [] }: Pair): string => {
  if (findings.length > 0) return "doesn't fit";
  const rendered = routes.filter(({ outcome }) => outcome === 'rendered');
  return routes.length === 0
    ? 'fits'
    : `fits, ${rendered.length} of ${countOf(routes.length, 'route')} rendered`;
};

/** Observations in the browser that may be of interest but are no incompatibility. */
const noteLines = ({ release, beside, routes = [] }: Pair): readonly string[] =>
  routes.flatMap(({ path, outcome, found, console: errors }) => [
    ...(outcome === 'not-opened' ? [`  ${release} beside ${beside}: ${path} was not opened: ${found}`] : []),
    ...errors.map(
      (error) => `  ${release} beside ${beside}: on ${path} the console says: ${error.split('\n')[0]}`,
    ),
  ]);

/** The matrix as a table, then the incompatibilities by owner, then other observations in the browser. */
export const compatibilityText = (pairs: readonly Pair[]): readonly string[] => {
  const misfits = pairs.filter(({ findings }) => findings.length > 0);
  const owners = [...new Set(misfits.map(({ owner = NOBODY }) => owner))];
  const notes = pairs.flatMap(noteLines);
  const rows = pairs.map((pair) => [
    pair.release,
    pair.owner ?? NOBODY,
    pair.beside,
    placesText(pair.places),
    verdictOf(pair),
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
    ...(notes.length > 0 ? ['', 'Seen in the browser', ...notes] : []),
    '',
    end,
  ];
};
