import { type AdminSalonDetail, createSalon, updateSalon } from '@sundara/contracts/api';
import { type ApiFailure, fieldWords, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import type { Faults } from '@sundara/web/salon-form';
import { useRef, useState } from 'react';
import { faultsOf, stepOf, withoutFaultsOf } from './salon-faults.ts';
import { formOf, newForm, newSalonOf, patchOf, type SalonForm } from './salon-form.ts';
import { type FailedPlan, usePlan } from './use-plan.ts';

interface Options {
  /** Undefined for a new one. */
  readonly salon: AdminSalonDetail | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export interface WizardState {
  readonly form: SalonForm;
  readonly isNew: boolean;
  /** The salon that pictures belong to; a new one has none yet. */
  readonly salonId: string | undefined;
  readonly faults: Faults;
  /** Why the last attempt to save failed. */
  readonly problem: string | undefined;
  readonly saving: boolean;
  readonly isChanged: boolean;
  /** A picture is chosen and not uploaded yet: removing its field, or saving, would lose it. */
  readonly isPictureComing: boolean;
  readonly setPictureComing: (field: string, busy: boolean) => void;
  readonly edit: (change: Partial<SalonForm>) => void;
  /** Sends it and closes; returns the step with the first fault if something is wrong. */
  readonly save: () => Promise<number | undefined>;
  /** The salon was created, its subscription was not. */
  readonly failedPlan: FailedPlan | undefined;
}

/** A salon while it is edited: typed values survive a failed save. */
export const useSalonForm = ({ salon, onSaved, onClose }: Options): WizardState => {
  const { http, notify } = useShell();
  const [kept] = useState(() => (salon ? formOf(salon) : newForm()));
  const [form, setForm] = useState(kept);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [coming, setComing] = useState<readonly string[]>([]);
  /** The same content is sent with the same key, so that a lost response makes no second salon. */
  const sent = useRef({ content: '', key: '' });
  const plan = usePlan(onClose);

  const refuse = (found: Faults): number => {
    setFaults(found);
    return Math.min(...Object.keys(found).map(stepOf));
  };
  const fail = (failure: ApiFailure, fallback: string): number | undefined => {
    const words = wordsOf(failure, fallback);
    setProblem(words);
    notify.error(words);
    if (failure.kind === 'rejected' && failure.code === 'OWNER_HAS_SALON') {
      // Somebody else was quicker: everything but the owner stays.
      setForm((now) => ({ ...now, owner: null }));
      return refuse({ userId: failure.reply.next ?? 'Choose an owner without a salon.' });
    }
    const said = fieldWords(failure);
    return Object.keys(said).length > 0 ? refuse(said) : undefined;
  };

  const update = async (id: string): Promise<number | undefined> => {
    const done = await http.call(updateSalon, { params: { id }, body: patchOf(form, kept) });
    setSaving(false);
    if (!done.ok) return fail(done.failure, 'Failed to update salon');
    notify.success('Salon updated successfully');
    onSaved();
    onClose();
    return undefined;
  };
  const create = async (): Promise<number | undefined> => {
    const body = newSalonOf(form);
    if (!body) return refuse({ userId: 'Choose an owner' });
    const content = JSON.stringify(body);
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    const done = await http.call(createSalon, { body: { ...body, idempotencyKey: sent.current.key } });
    if (!done.ok) {
      setSaving(false);
      return fail(done.failure, 'Failed to create salon');
    }
    notify.success('Salon created successfully');
    onSaved();
    if (form.createSubscription) await plan.begin(done.data.salon, form.subscriptionPlan);
    else onClose();
    setSaving(false);
    return undefined;
  };
  const save = async () => {
    if (saving || coming.length > 0) return undefined;
    setProblem(undefined);
    const found = faultsOf(form, salon === undefined);
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    setSaving(true);
    return salon ? update(salon.id) : create();
  };
  return {
    ...{ form, isNew: salon === undefined, salonId: salon?.id, faults, problem, saving, save },
    isChanged: !plan.failed && JSON.stringify(form) !== JSON.stringify(kept),
    isPictureComing: coming.length > 0,
    setPictureComing: (field, busy) =>
      setComing((now) => [...now.filter((each) => each !== field), ...(busy ? [field] : [])]),
    edit: (change) => {
      setForm((before) => ({ ...before, ...change }));
      setFaults((before) => withoutFaultsOf(before, Object.keys(change)));
    },
    failedPlan: plan.failed,
  };
};
