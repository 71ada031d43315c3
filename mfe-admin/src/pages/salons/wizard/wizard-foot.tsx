import { Button, Typography } from '@sundara/web/core';
import { LAST, missingIn } from './salon-faults.ts';
import type { WizardState } from './use-salon-form.ts';

interface Props {
  readonly state: WizardState;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onSave: () => void;
}

const PICTURE_COMES = 'A picture is not there yet: use it or discard it, or wait a moment.';

/** Navigation between the steps. The first one must be complete to go on, and says what is missing. */
export const WizardFoot = ({ state, step, onStep, onSave }: Props) => {
  const { isNew, saving, isPictureComing } = state;
  const missing = step === 1 ? missingIn(state.form, isNew) : undefined;
  const isHeld = isPictureComing || missing !== undefined;
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        sx={{
          '&&': { flex: { xs: '1 1 100%', sm: 1 }, whiteSpace: 'normal' },
          alignSelf: 'center',
          color: 'text.secondary',
          '&:empty': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        {isPictureComing ? PICTURE_COMES : missing}
      </Typography>
      {step > 1 && (
        <Button disabled={saving || isPictureComing} onClick={() => onStep(step - 1)}>
          Back
        </Button>
      )}
      {!isNew && step < LAST && (
        <Button variant="outlined" loading={saving} disabled={isHeld} onClick={onSave}>
          Save Changes
        </Button>
      )}
      {step < LAST ? (
        <Button variant="contained" disabled={isHeld || saving} onClick={() => onStep(step + 1)}>
          Next
        </Button>
      ) : (
        <Button variant="contained" loading={saving} disabled={isPictureComing} onClick={onSave}>
          {isNew ? 'Create Salon' : 'Save Changes'}
        </Button>
      )}
    </>
  );
};
