import { REQUIRED_FIELDS } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { type Fields, type FormOptions, useForm } from '@sundara/web/fields';

type Given<F extends Fields, C> = FormOptions<F, { readonly message: string }, C>;

interface Options<F extends Fields, C>
  extends Pick<Given<F, C>, 'fields' | 'start' | 'operation' | 'salonId' | 'send'> {
  readonly isNew: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A service while it is edited: closes when saved, keeps all entries when not. */
export const useServiceForm = <F extends Fields, C = never>(options: Options<F, C>) => {
  const { isNew, onSaved, onClose, ...of } = options;
  const { notify } = useShell();
  return useForm<F, { readonly message: string }, C>({
    ...of,
    missing: REQUIRED_FIELDS,
    failed: isNew ? 'Failed to create service' : 'Failed to update service',
    onSaved: ({ message }) => {
      notify.success(message);
      onSaved();
      onClose();
    },
    onFailed: (_, words) => void notify.error(words),
  });
};
