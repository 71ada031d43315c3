import { Box, EmptyFace, Skeleton } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { StepBar } from '@sundara/web/salon-form';
import { FailedPart } from '@sundara/web/table';
import { AddressStep } from './address-step.tsx';
import { BasicStep } from './basic-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { STEPS, stepOf } from './profile-faults.ts';
import { SpecialtiesStep } from './specialties-step.tsx';
import type { ProfileState } from './use-profile-form.ts';

const VIEWS = [BasicStep, AddressStep, SpecialtiesStep, HoursStep] as const;

interface Props {
  readonly state: ProfileState;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/**
 * The salon's profile in four steps (specification 2, section 2). All of it is stored already, so each can be opened.
 */
export const ProfilePanel = ({ state, step, onStep }: Props) => {
  const { form, failure, isMissing, faults, problem } = state;
  if (failure && !form)
    return <FailedPart title="Failed to fetch profile" failure={failure} onRetry={state.retry} />;
  if (isMissing && !form)
    return (
      <EmptyFace title="No salon belongs to this account.">
        Once your salon is set up, its profile is kept here.
      </EmptyFace>
    );
  if (!form)
    return (
      <Box role="status" aria-label="Loading your profile" sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={48} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={120} />
      </Box>
    );
  const View = VIEWS[step - 1] ?? BasicStep;
  const wrong = new Set(Object.keys(faults).map(stepOf));
  return (
    <>
      <StepBar steps={STEPS} step={step} isHeld={state.isPictureComing} wrong={wrong} onStep={onStep} />
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {!problem && wrong.size > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {Object.values(faults)[0]}
        </Alert>
      )}
      <View state={state} form={form} />
    </>
  );
};
