import { Box } from '@sundara/web/core';
import { Check, CircleDashed, History, LoaderCircle, X } from 'lucide-react';
import type { Part } from './part.ts';

/** '412 ms', '3.4 s'. */
export const took = (ms: number): string =>
  ms < 999.5 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** The outcome of a part's load, as text. */
export const OUTCOME_LABELS: Readonly<Record<Part['outcome'], string>> = {
  idle: 'not needed yet',
  pending: 'loading…',
  loaded: 'loaded',
  'fell-back': 'fell back',
  render: 'threw while shown',
  missing: 'not there',
  contract: 'refused: contract',
  network: 'not reached',
  tampered: 'refused: tampered',
  timeout: 'took too long',
  broken: 'broken',
};

const FAILED = { Icon: X, color: 'error.main' };
const LOOKS: Readonly<Partial<Record<Part['outcome'], typeof FAILED>>> = {
  idle: { Icon: CircleDashed, color: 'text.secondary' },
  pending: { Icon: LoaderCircle, color: 'text.secondary' },
  loaded: { Icon: Check, color: 'success.main' },
  'fell-back': { Icon: History, color: 'warning.main' },
};

/** The outcome of a part's load, as icon and text. */
export const LoadLine = ({ part: { outcome, tookMs } }: { part: Part }) => {
  const { Icon, color } = LOOKS[outcome] ?? FAILED;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        fontSize: '0.83rem',
        fontVariantNumeric: 'tabular-nums',
        color,
      }}
    >
      <Icon size={14} aria-hidden />
      {OUTCOME_LABELS[outcome]}
      {tookMs !== undefined && ` ${took(tookMs)}`}
    </Box>
  );
};
