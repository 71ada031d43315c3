import { Box, EmptyFace, Skeleton } from '@sundara/web/core';
import { FormSections, FormTrouble, troubleOf } from '@sundara/web/fields';
import { StepBar, wrongSteps } from '@sundara/web/salon-form';
import { FailedPart } from '@sundara/web/table';
import { outsideIn, VisitsOutside } from '../../hours/visits-outside.tsx';
import { PROFILE_STEPS } from './profile-form.ts';
import type { Profile } from './use-profile.ts';

interface Props {
  readonly profile: Profile;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/**
 * The salon's profile in four steps (specification 2, section 2). All of it is stored already, so each can be opened.
 */
export const ProfilePanel = ({ profile: { form, read, retry }, step, onStep }: Props) => {
  if (typeof read === 'object')
    return <FailedPart title="Failed to fetch profile" failure={read} onRetry={retry} />;
  if (read === 'missing')
    return (
      <EmptyFace title="No salon belongs to this account.">
        Once your salon is set up, its profile is kept here.
      </EmptyFace>
    );
  if (!read)
    return (
      <Box role="status" aria-label="Loading your profile" sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={48} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={120} />
      </Box>
    );
  const { failure, isPictureComing } = form;
  const outside = outsideIn(failure);
  if (failure && outside)
    return (
      <VisitsOutside
        {...{ failure }}
        visits={outside}
        sending={form.sending}
        onKeep={() => void form.submit(true)}
        onBack={() => form.edit({})}
      />
    );
  return (
    <>
      <StepBar
        steps={PROFILE_STEPS.map(({ label }) => label)}
        step={step}
        isHeld={isPictureComing}
        wrong={wrongSteps(PROFILE_STEPS, form)}
        onStep={onStep}
      />
      <FormTrouble>{failure ? `Failed to update profile. ${failure.message}` : troubleOf(form)}</FormTrouble>
      <FormSections form={form} sections={PROFILE_STEPS[step - 1]?.sections ?? []} />
    </>
  );
};
