import type { AdminSalonDetail } from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { DialogFrame, useLeave } from '@sundara/web/dialog';
import { FormSections, FormTrouble, troubleOf } from '@sundara/web/fields';
import { addTyped, StepBar, stepOf, wrongSteps } from '@sundara/web/salon-form';
import { useEffect, useRef, useState } from 'react';
import { FailedPlan } from './failed-plan.tsx';
import { missingIn } from './missing-in.ts';
import { salonSteps } from './salon-form.ts';
import { useBackGuard } from './use-back-guard.ts';
import { useSalonForm } from './use-salon-form.ts';
import { WizardFoot } from './wizard-foot.tsx';

export interface SalonWizardProps {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly salon: AdminSalonDetail | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form of a salon in five steps; completed ones can be revisited (specification 2, section 2). */
export const SalonWizard = ({ open, salon, onSaved, onClose }: SalonWizardProps) => {
  const { notify } = useShell();
  const state = useSalonForm({ salon, onSaved, onClose });
  const [step, setStep] = useState(1);
  const { form, failedPlan, isNew } = state;
  const { values, isPictureComing, sending } = form;
  const steps = salonSteps({ isNew, withPlan: values.createSubscription });
  const [visited, setVisited] = useState(salon ? steps.length : 1);
  const isChanged = form.isChanged && !failedPlan;
  const { leave, question } = useLeave({
    isChanged,
    isBusy: sending || isPictureComing,
    onLeave: onClose,
  });
  const tryToLeave = () => {
    if (isPictureComing) notify.info('A picture is not there yet: use it or discard it, or wait a moment.');
    else leave();
  };
  useBackGuard(isChanged || sending, tryToLeave);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.parentElement?.scrollTo?.({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [step]);
  const goTo = (next: number) => {
    addTyped(form);
    setStep(next);
    setVisited(Math.max(visited, next));
  };
  const save = async () => {
    const wrong = await form.submit();
    if (wrong) setStep(stepOf(steps, wrong));
  };
  const shownStep = steps[step - 1];
  const title = `Step ${step} of ${steps.length}: ${shownStep?.label}`;
  if (failedPlan)
    return (
      <DialogFrame
        open={open}
        title="Add Salon"
        waiting={failedPlan.busy}
        onClose={onClose}
        foot={<Button onClick={onClose}>Close</Button>}
      >
        <FailedPlan of={failedPlan} />
      </DialogFrame>
    );
  return (
    <DialogFrame
      open={open}
      title={salon ? `Edit ${salon.name}` : 'Add Salon'}
      maxWidth="md"
      waiting={sending}
      onClose={tryToLeave}
      notice={question}
      foot={
        <WizardFoot state={state} step={step} last={steps.length} onStep={goTo} onSave={() => void save()} />
      }
    >
      <StepBar
        many
        steps={steps.map(({ label }) => label)}
        step={step}
        isHeld={isPictureComing || sending}
        wrong={wrongSteps(steps, form)}
        reach={missingIn(values, isNew) ? 1 : visited}
        onStep={goTo}
      />
      <Box
        ref={body}
        role="group"
        aria-label={title}
        tabIndex={-1}
        sx={{ outline: 'none', minHeight: { sm: 380 } }}
      >
        <Typography component="p" sx={{ display: { sm: 'none' }, mb: 2, fontWeight: 600 }}>
          {title}
        </Typography>
        <FormTrouble>{troubleOf(form)}</FormTrouble>
        <FormSections form={form} sections={shownStep?.sections ?? []} />
      </Box>
    </DialogFrame>
  );
};
