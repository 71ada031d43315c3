import { Button, Typography } from '@sundara/web/core';
import { missingIn } from './missing-in.ts';
import type { SalonFormState } from './use-salon-form.ts';

interface Props {
  readonly state: SalonFormState;
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
  readonly onSave: () => void;
}

const PICTURE_COMES = 'A picture is not there yet: use it or discard it, or wait a moment.';

/** Navigation between the steps. The first one must be complete to go on, and says what is missing. */
export const WizardFoot = ({ state, step, last, onStep, onSave }: Props) => {
  const { form, isNew } = state;
  const { sending, isPictureComing } = form;
  const missing = step === 1 ? missingIn(form.values, isNew) : undefined;
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
        <Button disabled={sending || isPictureComing} onClick={() => onStep(step - 1)}>
          Back
        </Button>
      )}
      {!isNew && step < last && (
        <Button variant="outlined" loading={sending} disabled={isHeld} onClick={onSave}>
          Save Changes
        </Button>
      )}
      {step < last ? (
        <Button variant="contained" disabled={isHeld || sending} onClick={() => onStep(step + 1)}>
          Next
        </Button>
      ) : (
        <Button variant="contained" loading={sending} disabled={isPictureComing} onClick={onSave}>
          {isNew ? 'Create Salon' : 'Save Changes'}
        </Button>
      )}
    </>
  );
};
