import type { AdminSalonDetail } from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { DialogFrame, useLeave } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { StepBar, withTyped } from '@sundara/web/salon-form';
import { useEffect, useRef, useState } from 'react';
import { AddressStep } from './address-step.tsx';
import { BasicStep } from './basic-step.tsx';
import { FailedPlan } from './failed-plan.tsx';
import { HoursStep } from './hours-step.tsx';
import { OwnerStep } from './owner-step.tsx';
import { PicturesStep } from './pictures-step.tsx';
import { LAST, missingIn, STEPS, stepOf } from './salon-faults.ts';
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

const VIEWS = [BasicStep, AddressStep, PicturesStep, HoursStep, OwnerStep] as const;

/** The form of a salon in five steps; completed ones can be revisited (specification 2, section 2). */
export const SalonWizard = ({ open, salon, onSaved, onClose }: SalonWizardProps) => {
  const { notify } = useShell();
  const state = useSalonForm({ salon, onSaved, onClose });
  const [step, setStep] = useState(1);
  const [visited, setVisited] = useState(salon ? LAST : 1);
  const { form, faults, problem, failedPlan, isNew, isPictureComing, saving } = state;
  const { leave, question } = useLeave({
    isChanged: state.isChanged,
    isBusy: saving || isPictureComing,
    onLeave: onClose,
  });
  const tryToLeave = () => {
    if (isPictureComing) notify.info('A picture is not there yet: use it or discard it, or wait a moment.');
    else leave();
  };
  useBackGuard(state.isChanged || saving, tryToLeave);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.parentElement?.scrollTo?.({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [step]);
  const goTo = (next: number) => {
    // A typed specialty counts, added or not.
    if (form.specialty) state.edit(withTyped(form));
    setStep(next);
    setVisited(Math.max(visited, next));
  };
  const save = async () => {
    const wrong = await state.save();
    if (wrong !== undefined) setStep(wrong);
  };
  const View = VIEWS[step - 1] ?? BasicStep;
  const wrong = new Set(Object.keys(faults).map(stepOf));
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
      waiting={saving}
      onClose={tryToLeave}
      notice={question}
      foot={<WizardFoot state={state} step={step} onStep={goTo} onSave={() => void save()} />}
    >
      <StepBar
        many
        steps={STEPS}
        step={step}
        isHeld={isPictureComing || saving}
        wrong={wrong}
        reach={missingIn(form, isNew) ? 1 : visited}
        onStep={goTo}
      />
      <Box
        ref={body}
        role="group"
        aria-label={`Step ${step} of ${LAST}: ${STEPS[step - 1]}`}
        tabIndex={-1}
        sx={{ outline: 'none', minHeight: { sm: 380 } }}
      >
        <Typography component="p" sx={{ display: { sm: 'none' }, mb: 2, fontWeight: 600 }}>
          Step {step} of {LAST}: {STEPS[step - 1]}
        </Typography>
        {(problem || wrong.size > 0) && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem ?? Object.values(faults)[0]}
          </Alert>
        )}
        <View state={state} />
      </Box>
    </DialogFrame>
  );
};
