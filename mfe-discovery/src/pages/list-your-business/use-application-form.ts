import { applyForListing } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { startOf, useForm } from '@sundara/web/fields';
import { useRef } from 'react';
import { applicationFields } from './application-fields.tsx';

/** The form of a salon that asks to be listed; what was typed stays until the server has it. */
export const useApplicationForm = (onSent: () => void) => {
  const { http } = useShell();
  const view = useRef<HTMLFormElement>(null);
  const form = useForm({
    ...{
      fields: applicationFields,
      start: startOf(applicationFields, undefined),
      operation: applyForListing,
    },
    failed: 'Your application could not be sent. What you typed is still here.',
    send: (bodyFor) => {
      const trap = view.current?.querySelector<HTMLInputElement>('[name="website"]')?.value;
      const body = { ...bodyFor(applyForListing), ...(trap && { website: trap }) };
      return http.call(applyForListing, { body });
    },
    onSaved: onSent,
  });
  return { form, view };
};
