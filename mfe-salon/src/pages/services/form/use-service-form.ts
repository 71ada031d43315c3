import { addService, type ManagedService, updateService } from '@sundara/contracts/api';
import { fieldWords, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { bodyOf, type DraftErrors, draftOf, errorsOf, type ServiceDraft } from './service-draft.ts';

interface Options {
  readonly service: ManagedService | undefined;
  readonly salonId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form's text, what is wrong with it, and saving; closes on success, and keeps all of it on a failure. */
export const useServiceForm = ({ service, salonId, onSaved, onClose }: Options) => {
  const { http, notify } = useShell();
  const [before] = useState<ServiceDraft>(() => draftOf(service));
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [trouble, setTrouble] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** Chosen and not there yet: what is saved meanwhile is saved without it. */
  const [isPictureComing, setPictureComing] = useState(false);

  const change = (part: Partial<ServiceDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };

  const send = async () => {
    const { category, ...body } = bodyOf(draft);
    const publicId = draft.image?.publicId ?? null;
    const image = publicId === null ? null : { publicId };
    const picture = publicId === (service?.image.publicId ?? null) ? {} : { image };
    const query = { salonId };
    if (service)
      return http.call(updateService, {
        params: { id: service.id },
        query,
        // A category of another list stays while nobody chooses one.
        body: { ...body, ...picture, ...(category && { category }) },
      });
    return category ? http.call(addService, { query, body: { ...body, ...picture, category } }) : undefined;
  };

  const save = async () => {
    if (saving || isPictureComing) return;
    const wrong = errorsOf(draft);
    // What was sold under a category of another list may be kept so.
    if (service && draft.category === service.category) delete wrong.category;
    setErrors(wrong);
    setTrouble(undefined);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0];
    setSaving(true);
    const saved = await send();
    setSaving(false);
    if (!saved) return;
    if (saved.ok) {
      notify.success(saved.data.message);
      onSaved();
      onClose();
      return;
    }
    const words = wordsOf(saved.failure, service ? 'Failed to update service' : 'Failed to create service');
    notify.error(words);
    setTrouble(words);
    setErrors(fieldWords(saved.failure));
    return;
  };

  const isChanged = JSON.stringify(draft) !== JSON.stringify(before);
  return { draft, errors, trouble, saving, isChanged, isPictureComing, setPictureComing, change, save };
};
