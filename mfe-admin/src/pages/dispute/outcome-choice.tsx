import type { DisputeOutcome } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';

const OUTCOMES: readonly (readonly [DisputeOutcome, string])[] = [
  ['customer', 'For the customer'],
  ['salon', 'For the salon'],
];

interface Props {
  /** Undefined until the admin has decided: nothing is preset. */
  readonly outcome: DisputeOutcome | undefined;
  readonly onChoose: (outcome: DisputeOutcome) => void;
  /** Shown once sending was tried. */
  readonly fault: string | undefined;
}

/** For whom a dispute is decided. */
export const OutcomeChoice = ({ outcome, onChoose, fault }: Props) => (
  <Box role="group" aria-label="Outcome">
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {OUTCOMES.map(([value, label]) => (
        <Button
          key={value}
          variant={outcome === value ? 'contained' : 'outlined'}
          sx={{ px: 1 }}
          aria-pressed={outcome === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </Box>
    {fault && (
      <Typography variant="body2" role="alert" sx={{ color: 'error.main', pt: 0.5 }}>
        {fault}
      </Typography>
    )}
  </Box>
);
