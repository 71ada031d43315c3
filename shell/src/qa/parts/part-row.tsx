import type { ReleaseFacts } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { versionLabel } from '../draft/describe-override.ts';
import { chooseFault, chooseVersion, type Draft } from '../draft/draft.ts';
import { FAULT_LABELS } from '../draft/fault-labels.ts';
import { Fold } from '../fold.tsx';
import { FaultChoice } from './fault-choice.tsx';
import { LoadDetails } from './load-details.tsx';
import { LoadLine } from './load-line.tsx';
import type { Part } from './part.ts';
import { VersionChoice } from './version-choice.tsx';

export interface PartRowProps {
  readonly part: Part;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly releases: readonly ReleaseFacts[];
  /** What would run without a choice for this part; undefined while it is not known. */
  readonly base: string | undefined;
  readonly allowsServers: boolean;
  /** Whether a version of it fits what would run beside it. */
  readonly fits: (version: string) => boolean;
}

const Cell = ({ name, children, strong }: { name: string; children: string; strong?: boolean }) => (
  <Box component="span" sx={{ minWidth: 0 }}>
    <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
      {name}
    </Box>
    <Box
      component="span"
      sx={{
        display: 'block',
        overflowWrap: 'anywhere',
        fontVariantNumeric: 'tabular-nums',
        ...(strong && { fontWeight: 700, color: 'primary.main' }),
      }}
    >
      {children}
    </Box>
  </Box>
);

/** A part with three versions side by side and its outcome; when opened, its choices below. */
export const PartRow = ({ part, draft, onDraft, releases, base, allowsServers, fits }: PartRowProps) => {
  const { id, title, owner, defaultVersion, runningVersion } = part;
  const chosen = draft.versions[id];
  const fault = draft.faults[id];
  const after = chosen ?? base;
  const afterText = [
    after ? versionLabel(after) : 'not known',
    ...(fault ? [FAULT_LABELS[fault].short] : []),
  ].join(', ');
  const changes = fault !== undefined || (after !== undefined && after !== runningVersion);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', listStyle: 'none', py: 0.5 }}>
      <Fold
        summary={
          <Box
            component="span"
            sx={{
              display: 'grid',
              gap: { xs: 0.75, sm: 1.5 },
              py: 1,
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 12fr) minmax(0, 13fr)' },
            }}
          >
            <Box component="span">
              <Box
                component="span"
                sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}
              >
                <Box component="strong" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {title}
                </Box>{' '}
                <LoadLine part={part} />
              </Box>
              <Box component="span" sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
                {owner}
                {title.toLowerCase() !== id && ` · ${id}`}
              </Box>
            </Box>
            <Box component="span" sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr 1.4fr' }}>
              <Cell name="Default">{defaultVersion ?? 'none'}</Cell>{' '}
              <Cell name="Running" strong={runningVersion !== defaultVersion}>
                {runningVersion ?? 'none'}
              </Cell>{' '}
              <Cell name="After reload" strong={changes}>
                {afterText}
              </Cell>
            </Box>
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
          <VersionChoice
            {...{ part, releases, chosen, allowsServers, base, fits }}
            onChoose={(version) => onDraft(chooseVersion(draft, id, version))}
          />
          {id !== 'shell' && (
            <FaultChoice
              title={title}
              chosen={fault}
              onChoose={(next) => onDraft(chooseFault(draft, id, next))}
            />
          )}
          <LoadDetails part={part} />
        </Box>
      </Fold>
    </Box>
  );
};
