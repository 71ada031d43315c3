import {
  type adminService,
  type COPY_CHOICES,
  createAdminService,
  previewAdminService,
  type Reply,
  updateAdminService,
} from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { startOf } from '@sundara/web/fields';
import { centralServiceFields as fields, useServiceForm } from '@sundara/web/service';
import { useState } from 'react';

export type Edited = Reply<typeof adminService>;
export type Preview = Reply<typeof previewAdminService>;

interface Options {
  readonly edited: Edited | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/**
 * The form of a central service. A change that copies at salons could follow is previewed first: `preview` is then set
 * until it is saved with a choice, or cancelled.
 */
export const useCentralServiceForm = ({ edited, onSaved, onClose }: Options) => {
  const { http } = useShell();
  const [preview, setPreview] = useState<Preview>();
  const service = edited?.data;
  const form = useServiceForm<typeof fields, (typeof COPY_CHOICES)[number]>({
    ...{ fields, start: startOf(fields, service), isNew: !edited, onSaved, onClose },
    operation: edited ? updateAdminService : createAdminService,
    send: async (bodyFor, copies) => {
      if (!service) return http.call(createAdminService, { body: bodyFor(createAdminService) });
      const params = { id: service.id };
      if (!copies && edited.copies.copies > 0) {
        const looked = await http.call(previewAdminService, { params, body: bodyFor(previewAdminService) });
        if (!looked.ok) return looked;
        if (looked.data.following.copies > 0) {
          setPreview(looked.data);
          return undefined;
        }
      }
      const body = { ...bodyFor(updateAdminService), copies: copies ?? 'keep' };
      const saved = await http.call(updateAdminService, { params, body });
      if (!saved.ok) setPreview(undefined);
      return saved;
    },
  });
  return { form, preview, back: () => setPreview(undefined) };
};
