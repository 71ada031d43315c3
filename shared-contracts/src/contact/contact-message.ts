/** The subjects of a message (specification 2, section 3). */
export const CONTACT_SUBJECTS = {
  general: 'General Inquiry',
  support: 'Customer Support',
  feedback: 'Feedback',
  partnership: 'Business Partnership',
  technical: 'Technical Issue',
} as const;
export type ContactSubject = keyof typeof CONTACT_SUBJECTS;

export const isContactSubject = (text: string): text is ContactSubject =>
  Object.hasOwn(CONTACT_SUBJECTS, text);

/** The form as filled in; the subject is empty until chosen. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}
export type ContactField = keyof ContactForm;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LEAST_MESSAGE = 10;

/** The error of each field, worded exactly as in specification 2, section 5; empty if the form may be sent. */
export const contactErrors = (form: ContactForm): Partial<Record<ContactField, string>> => ({
  ...(form.name.trim() === '' && { name: 'Name is required' }),
  ...emailError(form.email.trim()),
  ...(!isContactSubject(form.subject) && { subject: 'Please select a subject' }),
  ...messageError(form.message.trim()),
});

const emailError = (email: string) => {
  if (email === '') return { email: 'Email is required' };
  return EMAIL.test(email) ? {} : { email: 'Email is invalid' };
};

const messageError = (message: string) => {
  if (message === '') return { message: 'Message is required' };
  return message.length < LEAST_MESSAGE ? { message: 'Message should be at least 10 characters' } : {};
};
