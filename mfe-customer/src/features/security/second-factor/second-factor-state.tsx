import { Box, Button, Chip, Skeleton, Typography } from '@sundara/web/core';
import { FailedPart } from '@sundara/web/table';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSteps } from './set-up.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import type { SecondFactor } from './use-second-factor.ts';

const FEW = 3;

const leftText = (left: number): string => {
  if (left === 0) return 'No recovery code is left. Turn it off and on again to get new ones.';
  const codes = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  return left <= FEW ? `${codes}. Turn it off and on again to get new ones.` : `${codes}.`;
};

/** As high as the content that replaces it. */
const Waiting = () => (
  <Box aria-busy="true">
    <Skeleton variant="rounded" width={200} height={24} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" width={120} height={44} sx={{ borderRadius: 999 }} />
  </Box>
);

/** Off, being set up, or on. */
export const SecondFactorState = ({ factor }: { readonly factor: SecondFactor }) => {
  const { result, asking, ask, setUp, start, leave, setRefusal } = factor;
  const [ending, setEnding] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  // The focused element is gone: keyboard users continue from here.
  const goOn = () => requestAnimationFrame(() => state.current?.focus());
  const back = () => {
    leave();
    goOn();
  };
  if (!result) return <Waiting />;
  if (!result.ok) {
    const title = 'We could not load your second factor';
    return <FailedPart title={title} failure={result.failure} onRetry={ask} retrying={asking} />;
  }
  if (setUp?.step === 'codes') return <RecoveryCodes codes={setUp.codes} onKept={back} />;
  const { on, recoveryCodesLeft } = result.data;
  if (setUp && !on) return <SetUpSteps factor={{ ...factor, leave: back }} setUp={setUp} />;
  return (
    <Box ref={state} tabIndex={-1} sx={{ outline: 'none' }}>
      {on ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 2 }}>
            <Chip
              size="small"
              icon={<ShieldCheck size={16} aria-hidden />}
              label="On"
              sx={{
                bgcolor: 'success.light',
                color: 'success.main',
                '& .MuiChip-icon': { color: 'inherit' },
              }}
            />
            <Typography sx={{ color: recoveryCodesLeft <= FEW ? 'warning.main' : 'text.secondary' }}>
              {leftText(recoveryCodesLeft)}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => {
              setRefusal({ fields: {} });
              setEnding(true);
            }}
          >
            Turn off…
          </Button>
        </>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>It is off.</Typography>
          <Button variant="contained" onClick={start}>
            Set it up
          </Button>
        </>
      )}
      {ending && (
        <TurnOffDialog
          factor={factor}
          onClose={() => setEnding(false)}
          onEnded={() => {
            setEnding(false);
            goOn();
          }}
        />
      )}
    </Box>
  );
};
