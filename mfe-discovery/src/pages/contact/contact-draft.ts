import type { ContactForm } from '@sundara/contracts';
import * as z from 'zod/mini';

export const EMPTY: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' };

const NAME = 'personal:contact-draft';
const draftSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** What was typed in this tab and not sent yet, so that a reload loses nothing. */
export const readDraft = (): ContactForm => {
  try {
    const draft = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    return draft.success ? draft.data : EMPTY;
  } catch {
    return EMPTY;
  }
};

export const keepDraft = (form: ContactForm): void => {
  try {
    if (form === EMPTY) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(form));
  } catch {
    // Without storage nothing is stored.
  }
};
