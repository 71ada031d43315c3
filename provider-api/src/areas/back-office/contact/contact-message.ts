import { type ContactForm, type ContactSubject, contactErrors, isContactSubject } from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';

/** A message as it is stored: trimmed, and without invisible characters. */
export type ContactMessage = Omit<ContactForm, 'subject'> & { readonly subject: ContactSubject };

/**
 * Validates a message by the form's rules.
 * @throws ApiError VALIDATION_FAILED with the words of specification 2, section 5, by field
 */
export const contactMessageOf = (form: ContactForm): ContactMessage => {
  const { subject } = form;
  const message = {
    name: oneLine(form.name),
    email: visible(form.email).trim(),
    phone: oneLine(form.phone),
    message: visible(form.message).trim(),
  };
  const fields = Object.entries(contactErrors({ ...message, subject })).map(([path, text]) => ({
    path,
    message: text,
  }));
  const [first] = fields;
  if (first || !isContactSubject(subject))
    throw new ApiError('VALIDATION_FAILED', { fields, ...(first && { message: first.message }) });
  return { ...message, subject };
};

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();

/** Keeps line breaks and tabs; the database refuses NUL and lone surrogates; other control signs are invisible. */
const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
