import { addService, type ManagedService, serviceFields, updateService } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { bodyOf, errorsOf, numberOf, pictureOf, useServiceDraft } from '@sundara/web/service';

interface Options {
  readonly service: ManagedService | undefined;
  readonly salonId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form of a salon's service, and saving it. */
export const useServiceForm = ({ service, salonId, onSaved, onClose }: Options) => {
  const { http } = useShell();
  const form = useServiceDraft({ service, onSaved, onClose });
  const { draft } = form;

  /** @returns the first invalid field */
  const save = async (): Promise<string | undefined> => {
    if (form.saving || form.isPictureComing) return;
    const { category, ...text } = bodyOf(draft);
    const body = {
      ...text,
      discountPercent: numberOf(draft.discountPercent),
      buffer: numberOf(draft.buffer),
    };
    const wrong = errorsOf(draft, serviceFields, { ...body, category });
    // An unchanged category is accepted, even if it is not in the list.
    if (service && draft.category === service.category) delete wrong.category;
    const first = form.mark(wrong);
    if (first) return first;
    const written = { ...body, ...pictureOf(draft, service), ...(category && { category }) };
    const query = { salonId };
    if (service)
      await form.finish(http.call(updateService, { params: { id: service.id }, query, body: written }));
    else if (category) await form.finish(http.call(addService, { query, body: { ...written, category } }));
    return;
  };

  return { form, save };
};
