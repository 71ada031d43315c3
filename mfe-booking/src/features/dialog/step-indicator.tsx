import { Box, ButtonBase, visuallyHidden } from '@sundara/web/core';
import type { Step } from '../flow/flow.store.ts';

const STEPS = [
  ['time', 'Date & Time'],
  ['payment', 'Payment'],
] as const satisfies readonly (readonly [Step, string])[];

/** Where the customer stands; an earlier step is a way back. */
export const StepIndicator = ({ step, onBack }: { step: Step; onBack: () => void }) => (
  <Box component="ol" aria-label="Steps" sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {STEPS.map(([name, label], index) => {
      const current = name === step;
      const earlier = name === 'time' && step === 'payment';
      return (
        <Box component="li" key={name} sx={{ flex: 1 }} aria-current={current ? 'step' : undefined}>
          <ButtonBase
            disabled={!earlier}
            onClick={onBack}
            sx={{
              width: '100%',
              justifyContent: 'flex-start',
              py: 1,
              borderTop: 3,
              borderColor: current || earlier ? 'primary.light' : 'divider',
              color: current ? 'text.primary' : 'text.secondary',
              fontWeight: current ? 700 : 500,
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
