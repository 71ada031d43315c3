import { Box, Button, Typography } from '@sundara/web/core';
import type { ProfileState } from './use-profile-form.ts';

interface Props {
  readonly state: ProfileState;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Navigation between the steps; changes can be saved on the last one. */
export const ProfileFoot = ({ state, step, onStep }: Props) => {
  const save = async () => {
    const wrong = await state.save();
    if (wrong !== undefined && wrong !== step) onStep(wrong);
  };
  const isHeld = state.isPictureComing;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Button disabled={step === 1 || state.saving || isHeld} onClick={() => onStep(step - 1)}>
        Back
      </Button>
      <Typography role="status" variant="body2" sx={{ flex: 1, textAlign: 'end', color: 'text.secondary' }}>
        {isHeld && 'A picture is not there yet: use it or discard it, or wait a moment.'}
      </Typography>
      {step < 4 ? (
        <Button variant="contained" disabled={!state.form || isHeld} onClick={() => onStep(step + 1)}>
          Next
        </Button>
      ) : (
        <Button variant="contained" loading={state.saving} disabled={!state.form || isHeld} onClick={save}>
          Save Changes
        </Button>
      )}
    </Box>
  );
};
