import {
  type COPY_CHOICES,
  createAdminService,
  previewAdminService,
  type Reply,
  updateAdminService,
} from '@sundara/contracts/api';
import { type ApiFailure, fieldWords, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import type { Edited } from '../use-editing.ts';
import { bodyOf, type DraftErrors, draftOf, errorsOf, type ServiceDraft } from './service-draft.ts';

interface Options {
  readonly edited: Edited | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}
export type Preview = Reply<typeof previewAdminService>;

/**
 * The form's text, what is wrong with it, and saving. A change that copies at salons could follow is looked at first:
 * then `preview` stands until it is saved with a choice, or given up. Keeps everything on a failure.
 */
export const useServiceForm = ({ edited, onSaved, onClose }: Options) => {
  const { http, notify } = useShell();
  const service = edited?.data;
  const [before] = useState<ServiceDraft>(() => draftOf(service));
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [trouble, setTrouble] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  /** Chosen and not there yet: what is saved meanwhile is saved without it. */
  const [isPictureComing, setPictureComing] = useState(false);

  const change = (part: Partial<ServiceDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };

  const written = () => {
    const publicId = draft.image?.publicId ?? null;
    const image = publicId === null ? null : { publicId };
    return { ...bodyOf(draft), ...(publicId !== (service?.image.publicId ?? null) && { image }) };
  };
  const fail = (failure: ApiFailure) => {
    const words = wordsOf(failure, service ? 'Failed to update service' : 'Failed to create service');
    notify.error(words);
    setTrouble(words);
    setErrors(fieldWords(failure));
    setPreview(undefined);
  };
  const send = async (copies: (typeof COPY_CHOICES)[number]) => {
    const { category, ...body } = written();
    if (!category) return;
    setSaving(true);
    const saved = service
      ? await http.call(updateAdminService, {
          params: { id: service.id },
          body: { ...body, category, copies },
        })
      : await http.call(createAdminService, { body: { ...body, category } });
    setSaving(false);
    if (!saved.ok) return fail(saved.failure);
    notify.success(saved.data.message);
    onSaved();
    onClose();
  };

  /** @returns the first field that is wrong */
  const save = async (): Promise<string | undefined> => {
    if (saving || isPictureComing) return;
    const wrong = errorsOf(draft);
    setErrors(wrong);
    setTrouble(undefined);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0];
    if (!service || edited?.copies.copies === 0) {
      await send('keep');
      return;
    }
    setSaving(true);
    const looked = await http.call(previewAdminService, { params: { id: service.id }, body: written() });
    setSaving(false);
    if (!looked.ok) fail(looked.failure);
    else if (looked.data.following.copies === 0) await send('keep');
    else setPreview(looked.data);
    return;
  };

  return {
    ...{ draft, errors, trouble, saving, preview, isPictureComing, setPictureComing, change, save, send },
    isChanged: JSON.stringify(draft) !== JSON.stringify(before),
    back: () => setPreview(undefined),
  };
};
