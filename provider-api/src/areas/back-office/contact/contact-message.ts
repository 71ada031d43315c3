import { type ContactForm, type ContactSubject, contactErrors, isContactSubject } from '@sundara/contracts';
import { ApiError } from '../../../platform/http/api-error.ts';

/** A message as it is kept: without blanks around, and without signs that no one can see. */
export type ContactMessage = Omit<ContactForm, 'subject'> & { readonly subject: ContactSubject };

/**
 * Judges a message as the form does.
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

/** Line breaks and tabs stay; the database takes no NUL and no half of a pair of surrogates, nobody sees the others. */
const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
