import type { Page } from 'playwright-core';
import { press, type } from '../keyboard.ts';

export interface Applicant {
  readonly salon: string;
  readonly email: string;
}

/** Fills in the form of 'List your business', which is open, with the keyboard alone, and sends it. */
export const applyThere = async (page: Page, { salon, email }: Applicant): Promise<void> => {
  const form = page.getByRole('form', { name: 'Apply to be listed' });
  for (const [label, text] of [
    ["Salon's name", salon],
    ['Locality', 'Madhapur'],
    ["Salon's phone", '040 2335 5501'],
    ['Address', '12 Inner Road, near the lake'],
    ['Your name', 'Asha Rao'],
    ['Your phone', '90000 55501'],
    ['Your e-mail', email],
  ] as const)
    await type(page, form.getByLabel(new RegExp(`^${label}`)), text);
  await press(page, form.getByRole('button', { name: 'Apply' }));
  await page.getByText('Thank you, your application is with us').waitFor();
};
