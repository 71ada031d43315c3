import { Box, Button, Typography } from '@sundara/web/core';
import { stepOf } from '@sundara/web/salon-form';
import { useState } from 'react';
import { outsideIn } from '../../hours/visits-outside.tsx';
import { PROFILE_STEPS } from './profile-form.ts';
import type { Profile } from './use-profile.ts';

interface Props {
  readonly profile: Profile;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Navigation between the steps. Changes are saved on the last one (specification 2, section 2), and where they were made. */
export const ProfileFoot = ({ profile: { form, read }, step, onStep }: Props) => {
  const save = async () => {
    const wrong = await form.submit();
    const at = wrong ? stepOf(PROFILE_STEPS, wrong) : step;
    if (at !== step) onStep(at);
  };
  const isHeld = form.isPictureComing;
  const isOff = read !== 'found' || isHeld;
  // While the panel asks whether visits outside of the hours are kept, its buttons are the only ones.
  const isAsking = outsideIn(form.failure) !== undefined;
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsking && !hasAsked) setHasAsked(true);
  if (isAsking) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Button disabled={step === 1 || form.sending || isHeld} onClick={() => onStep(step - 1)}>
        Back
      </Button>
      <Typography role="status" variant="body2" sx={{ flex: 1, textAlign: 'end', color: 'text.secondary' }}>
        {isHeld && 'A picture is not there yet: use it or discard it, or wait a moment.'}
      </Typography>
      {step < PROFILE_STEPS.length ? (
        <>
          {form.isChanged && (
            <Button variant="outlined" loading={form.sending} disabled={isOff} onClick={save}>
              Save
            </Button>
          )}
          <Button variant="contained" disabled={isOff || form.sending} onClick={() => onStep(step + 1)}>
            Next
          </Button>
        </>
      ) : (
        <Button
          variant="contained"
          // The focus comes back from the question.
          autoFocus={hasAsked}
          loading={form.sending}
          disabled={isOff}
          onClick={save}
        >
          Save Changes
        </Button>
      )}
    </Box>
  );
};
