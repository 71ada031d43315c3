import { Box } from '@sundara/web/core';
import { useId } from 'react';
import { useServices } from '../../services/services.ts';
import { Choices, ChoicesName, PillRow, RadioPill } from '../choices.tsx';
import type { Overview } from '../draft/after-reload.ts';
import { chooseFlag, type Draft } from '../draft/draft.ts';
import { Fold } from '../fold.tsx';

interface Props {
  readonly overview: Overview;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

const ANSWERS = [
  { on: true, label: 'On' },
  { on: false, label: 'Off' },
] as const;

const FlagChoice = ({ flag, overview, draft, onDraft }: Props & { readonly flag: string }) => {
  const name = useId();
  const { flags } = useServices().page;
  const percent = overview.flags[flag] ?? 0;
  const chosen = draft.flags?.[flag];
  const choose = (on: boolean | undefined) => () => onDraft(chooseFlag(draft, flag, on));
  return (
    <Choices>
      <ChoicesName>
        {flag}, {flags.includes(flag) ? 'on' : 'off'} in this page
      </ChoicesName>
      <PillRow>
        <RadioPill name={name} checked={chosen === undefined} onChoose={choose(undefined)}>
          As {overview.environment}, {percent} %
        </RadioPill>
        {ANSWERS.map(({ on, label }) => (
          <RadioPill key={label} name={name} checked={chosen === on} onChoose={choose(on)}>
            {label}
          </RadioPill>
        ))}
      </PillRow>
    </Choices>
  );
};

/** Flags that are on for a share of the browsers, to be switched in this one; nothing if there are no flags. */
export const FlagChoices = (props: Props) => {
  const { overview, draft } = props;
  const flags = [...new Set([...Object.keys(overview.flags), ...Object.keys(draft.flags ?? {})])].sort();
  if (flags.length === 0) return null;
  const own = Object.keys(draft.flags ?? {}).length;
  return (
    <Box component="section" aria-label="Flags" sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
      <Fold
        summary={
          <>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              Flags{' '}
            </Box>
            <strong>
              {own === 0 ? `${flags.length}, as they are` : `${own} of ${flags.length} switched`}
            </strong>
          </>
        }
        startOpen={own > 0}
      >
        <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
          {flags.map((flag) => (
            <FlagChoice key={flag} flag={flag} {...props} />
          ))}
        </Box>
      </Fold>
    </Box>
  );
};
