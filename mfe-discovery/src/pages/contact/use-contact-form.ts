import { type ContactField, type ContactForm, contactErrors } from '@sundara/contracts';
import { sendContactMessage } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell, useStored } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import { EMPTY, keepDraft, readDraft } from './contact-draft.ts';

type Errors = Partial<Record<ContactField, string>>;

const SENT = 'Your message has been sent successfully!';
const FAILED = 'Failed to send message. Please try again later.';
const TOO_MANY =
  'Several messages have come from you in a short time. Please wait a little, then send this one again.';

const isField = (path: string): path is ContactField => Object.hasOwn(EMPTY, path);

/** The server's errors of single fields, if any. */
const fieldErrors = (failure: ApiFailure): Errors =>
  failure.kind === 'rejected'
    ? Object.fromEntries(
        (failure.reply.fields ?? []).flatMap(({ path, message }) => {
          const field = path.split('.').pop() ?? '';
          return isField(field) ? [[field, message]] : [];
        }),
      )
    : {};

export interface ContactFormState {
  readonly form: ContactForm;
  readonly errors: Errors;
  readonly sending: boolean;
  /** Why the last attempt failed, in words. */
  readonly problem: string | undefined;
  readonly edit: (field: ContactField, value: string) => void;
  /** Sends what is typed; returns the first invalid field, if any. */
  readonly send: (trap: string) => Promise<ContactField | undefined>;
}

const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const satisfies readonly ContactField[];
const firstOf = (errors: Errors): ContactField | undefined => FIELDS.find((field) => errors[field]);

/**
 * The contact form: checked on submit, an error clears when its field is edited, a failure loses nothing that was typed
 * (specification 2, sections 4 and 5). `onSent` gets the number of a message that has arrived.
 */
export const useContactForm = (onSent: (ticket: string) => void): ContactFormState => {
  const { http, notify } = useShell();
  const { value: form, set: setForm, isRead } = useStored(readDraft, EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<{ sending: boolean; problem?: string }>({ sending: false });
  useEffect(() => {
    if (isRead) keepDraft(form);
  }, [form, isRead]);

  const failed = (failure: ApiFailure): ContactField | undefined => {
    const wrong = fieldErrors(failure);
    const tooMany = failure.kind === 'rejected' && failure.code === 'RATE_LIMITED';
    setErrors(wrong);
    setState({ sending: false, problem: tooMany ? TOO_MANY : FAILED });
    notify.error(FAILED);
    return firstOf(wrong);
  };

  return {
    form,
    errors,
    sending: state.sending,
    problem: state.problem,
    edit: (field, value) => {
      setForm({ ...form, [field]: value });
      if (errors[field]) setErrors({ ...errors, [field]: undefined });
    },
    send: async (trap) => {
      if (state.sending) return undefined;
      const wrong = contactErrors(form);
      setErrors(wrong);
      if (firstOf(wrong)) {
        setState({ sending: false });
        return firstOf(wrong);
      }
      setState({ sending: true });
      const { name, email, phone, subject, message } = form;
      const body = {
        name: name.trim(),
        email: email.trim(),
        ...(phone.trim() && { phone: phone.trim() }),
        subject,
        message: message.trim(),
        ...(trap && { website: trap }),
      };
      const result = await http.call(sendContactMessage, { body });
      if (!result.ok) return failed(result.failure);
      setForm(EMPTY);
      keepDraft(EMPTY);
      setState({ sending: false });
      notify.success(SENT);
      onSent(result.data.ticket);
      return undefined;
    },
  };
};
