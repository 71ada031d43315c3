import type { CompatibilityPair } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type Column, DataTable, FailedFace, ListSection } from '@sundara/web/table';
import type { Compatibility } from '../releases.loader.ts';

type Finding = CompatibilityPair['findings'][number];

const sentenceOf = (pair: CompatibilityPair, { release, rule, found, remedy }: Finding): string => {
  const whose = release === pair.release ? '' : `${release}: `;
  return `Doesn’t fit (${rule}): ${whose}${found}${remedy === undefined ? '' : `; ${remedy}.`}`;
};

const placeText = ({ environment, by }: CompatibilityPair['places'][number]): string =>
  by === 'canary' ? `${environment} (canary)` : environment;

const COLUMNS: readonly Column<CompatibilityPair>[] = [
  { id: 'release', header: 'Release', onCard: 'title', cell: ({ release }) => release },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner ?? 'unknown' },
  { id: 'beside', header: 'Beside', cell: ({ beside }) => beside },
  { id: 'places', header: 'In', cell: ({ places }) => places.map(placeText).join(', ') },
  {
    id: 'verdict',
    header: 'Verdict',
    cell: (pair) =>
      pair.findings.length === 0
        ? 'Fits'
        : pair.findings.map((finding) => (
            <Box
              key={`${finding.release} ${finding.rule} ${finding.found}`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {sentenceOf(pair, finding)}
            </Box>
          )),
  },
];

const statusOf = (pairs: readonly CompatibilityPair[]): string => {
  const misfits = pairs.filter(({ findings }) => findings.length > 0).length;
  if (pairs.length === 0) return 'Nothing is next: the newest release of each part runs already.';
  const verdict = misfits === 0 ? 'All fit.' : `${misfits} of ${pairs.length} don’t fit.`;
  return `What is live beside what is next, by the gate. ${verdict}`;
};

/** Whether live remotes fit the next shell, and next releases what is live, with the owner who has to act. */
export const CompatibilitySection = ({ compatibility }: { compatibility: Compatibility }) => {
  if (!compatibility.ok)
    return <FailedFace title="The compatibility can't be read" failure={compatibility.failure} />;
  const { pairs } = compatibility.data;
  return (
    <ListSection title="Compatibility" status={statusOf(pairs)}>
      {pairs.length > 0 && (
        <DataTable
          caption="Compatibility"
          columns={COLUMNS}
          rows={pairs}
          keyOf={({ release, beside, places }) => JSON.stringify([release, beside, places])}
        />
      )}
    </ListSection>
  );
};
