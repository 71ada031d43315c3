import {
  type adminService,
  adminServiceFields,
  type COPY_CHOICES,
  createAdminService,
  previewAdminService,
  type Reply,
  updateAdminService,
} from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { bodyOf, errorsOf, pictureOf, useServiceDraft } from '@sundara/web/service';
import { useState } from 'react';

export type Edited = Reply<typeof adminService>;
export type Preview = Reply<typeof previewAdminService>;

interface Options {
  readonly edited: Edited | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/**
 * The form of a central service, and saving it. A change that copies at salons could follow is previewed first:
 * `preview` is then set until it is saved with a choice, or cancelled.
 */
export const useServiceForm = ({ edited, onSaved, onClose }: Options) => {
  const { http } = useShell();
  const service = edited?.data;
  const form = useServiceDraft({ service, onSaved, onClose });
  const [preview, setPreview] = useState<Preview>();
  const body = bodyOf(form.draft);
  const written = { ...body, ...pictureOf(form.draft, service) };

  const send = async (copies: (typeof COPY_CHOICES)[number]) => {
    const { category } = written;
    if (!category) return;
    const isSaved = await form.finish(
      service
        ? http.call(updateAdminService, {
            params: { id: service.id },
            body: { ...written, category, copies },
          })
        : http.call(createAdminService, { body: { ...written, category } }),
    );
    if (!isSaved) setPreview(undefined);
  };

  /** @returns the first invalid field */
  const save = async (): Promise<string | undefined> => {
    if (form.saving || form.isPictureComing) return;
    const first = form.mark(errorsOf(form.draft, adminServiceFields, body));
    if (first) return first;
    if (!service || edited?.copies.copies === 0) {
      await send('keep');
      return;
    }
    const looked = await form.wait(
      http.call(previewAdminService, { params: { id: service.id }, body: written }),
    );
    if (!looked.ok) form.fail(looked.failure);
    else if (looked.data.following.copies === 0) await send('keep');
    else setPreview(looked.data);
    return;
  };

  return { form, preview, save, send, back: () => setPreview(undefined) };
};
