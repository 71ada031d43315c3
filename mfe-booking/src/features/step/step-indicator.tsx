import type { BookingStep } from '@sundara/contracts/federation';
import { Box, ButtonBase, visuallyHidden } from '@sundara/web/core';

const STEPS = [
  ['time', 'Date & Time'],
  ['payment', 'Payment'],
] as const satisfies readonly (readonly [BookingStep, string])[];

interface Props {
  readonly step: BookingStep;
  /** Undefined while something is in progress that must not be interrupted. */
  readonly onBack: (() => void) | undefined;
}

/** The current step; an earlier step is a button that goes back. */
export const StepIndicator = ({ step, onBack }: Props) => (
  <Box component="ol" aria-label="Steps" sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {STEPS.map(([name, label], index) => {
      const current = name === step;
      const earlier = name === 'time' && step === 'payment';
      return (
        <Box component="li" key={name} sx={{ flex: 1 }} aria-current={current ? 'step' : undefined}>
          <ButtonBase
            disabled={!earlier || !onBack}
            onClick={onBack}
            sx={{
              width: '100%',
              minHeight: 44,
              justifyContent: 'flex-start',
              borderTop: 3,
              borderColor: current || earlier ? 'primary.light' : 'divider',
              color: current ? 'text.primary' : 'text.secondary',
              fontWeight: current ? 700 : 500,
              fontSize: '0.95rem',
            }}
          >
            {index + 1}. {label}
            {earlier && (
              <Box component="span" sx={visuallyHidden}>
                , done: go back
              </Box>
            )}
          </ButtonBase>
        </Box>
      );
    })}
  </Box>
);
