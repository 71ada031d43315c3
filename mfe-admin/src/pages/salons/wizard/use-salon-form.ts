import { type AdminSalonDetail, createSalon, updateSalon } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { startOf, useForm } from '@sundara/web/fields';
import { useRef } from 'react';
import { adminSalonFields, newSalonFields } from './salon-form.ts';
import { usePlan } from './use-plan.ts';

interface Options {
  /** Undefined for a new one. */
  readonly salon: AdminSalonDetail | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A salon while it is edited, and its plan if it was created without the one that it should have. */
export const useSalonForm = ({ salon, onSaved, onClose }: Options) => {
  const { http, notify } = useShell();
  /** The same content is sent with the same key, so that a lost response makes no second salon. */
  const sent = useRef({ content: '', key: '' });
  const plan = usePlan(onClose);
  const fields = salon ? adminSalonFields : newSalonFields;

  const form = useForm({
    ...{ fields, start: startOf(fields, salon), salonId: salon?.id },
    ...{ operation: salon ? updateSalon : createSalon, changesOnly: salon !== undefined, locks: true },
    failed: salon ? 'Failed to update salon' : 'Failed to create salon',
    send: async (bodyFor) => {
      if (salon) return http.call(updateSalon, { params: { id: salon.id }, body: bodyFor(updateSalon) });
      const body = bodyFor(createSalon);
      const content = JSON.stringify(body);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      const done = await http.call(createSalon, { body: { ...body, idempotencyKey: sent.current.key } });
      if (!done.ok) return done;
      notify.success('Salon created successfully');
      onSaved();
      if (body.createSubscription) await plan.begin(done.data.salon, body.subscriptionPlan);
      else onClose();
      return done;
    },
    onSaved: () => {
      if (!salon) return;
      notify.success('Salon updated successfully');
      onSaved();
      onClose();
    },
    onFailed: (failure, words) => {
      notify.error(words);
      if (failure.kind !== 'rejected' || failure.code !== 'OWNER_HAS_SALON') return undefined;
      // Somebody else was quicker: everything but the owner stays.
      form.edit({ owner: null });
      return { userId: failure.reply.next ?? 'Choose an owner without a salon.' };
    },
  });
  return { form, isNew: salon === undefined, failedPlan: plan.failed };
};
export type SalonFormState = ReturnType<typeof useSalonForm>;
