import { type Composition, findOmissions, KNOWN_WORDS, type LeftOut } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import { factsOf } from '../../federation/contract/gate-check.ts';
import { OFFERS } from '../../federation/contract/offers.ts';
import { useServices } from '../../services/services.ts';
import type { Overview } from '../draft/after-reload.ts';

interface Left extends LeftOut {
  readonly id: string;
}

const List = ({ title, parts }: { title: string; parts: readonly Left[] }) =>
  parts.length > 0 && (
    <Box component="section" aria-label={title} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      {parts.map(({ id, version, why }) => (
        <Typography key={`${id}@${version} ${why}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>
            {id} {version}
          </strong>{' '}
          {why}
        </Typography>
      ))}
    </Box>
  );

/**
 * What this shell ignores of the remotes that it runs: words of a newer contract, and extension points that nobody
 * offers.
 */
const omissionsOf = ({ shell: { version, provides }, remotes }: Composition): readonly Left[] =>
  findOmissions(
    { version, provides, routes: [], offers: OFFERS, knows: KNOWN_WORDS },
    Object.entries(remotes).map(([id, release]) => factsOf(id, release)),
  ).map(({ release, what }) => {
    const [id = '', of = ''] = release.split('@');
    return { id, version: of, why: `runs, but ${what}` };
  });

/**
 * Parts that this page leaves out or shows incompletely, and releases that can't be chosen here, each with the reason.
 */
export const LeftOutParts = ({ overview }: { overview: Overview }) => {
  const { composition } = useServices().page;
  const { leftOut = {} } = composition;
  return (
    <>
      <List
        title="Left out of this page"
        parts={Object.entries(leftOut).map(([id, left]) => ({ id, ...left }))}
      />
      <List title="Shown in part" parts={omissionsOf(composition)} />
      <List title="Published, and not readable here" parts={overview.unreadable} />
    </>
  );
};
