import type { Locator, Page } from 'playwright-core';
import { ask } from '../ask.ts';

export interface SalonToBook {
  readonly id: string;
  readonly name: string;
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly duration: number;
  }[];
}

/** The demo salon with this name. */
export const salonNamed = async (url: string, name: string): Promise<SalonToBook> => {
  const found = await ask(`${url}/api/public/salons?q=${encodeURIComponent(name)}&limit=1`);
  const detail = await ask(`${url}/api/public/salons/${JSON.parse(found.text).salons[0].id}`);
  return JSON.parse(detail.text).salon;
};

/** The same salon with only one of its services, so that this one is booked. */
export const withOnly = (salon: SalonToBook, service: string): SalonToBook => {
  const services = salon.services.filter(({ name }) => name === service);
  if (services.length === 0) throw new Error(`${salon.name} has no ${service}.`);
  return { ...salon, services };
};

export const dialogOf = (page: Page, { name }: SalonToBook): Locator =>
  page.getByRole('dialog', { name: `Book at ${name}` });

/** Opens the salon's page, chooses its first services and opens the dialog. */
export const openDialog = async (page: Page, salon: SalonToBook, services = 1): Promise<Locator> => {
  await page.goto(`/salon/${salon.id}`);
  const offered = page.locator('#services').getByRole('listitem').getByRole('button');
  for (let index = 0; index < services; index += 1) await offered.nth(index).click();
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
  const dialog = dialogOf(page, salon);
  await dialog.waitFor();
  return dialog;
};

/** A day after today that can be chosen: it is not known to be full. */
const LATER_DAY = 'button:enabled:not([aria-disabled=true]):not([aria-current=date])';
/** The shown week or month may end with today, and another customer may take a day's last time. */
const ATTEMPTS = 8;

/** Chooses the last free time of the next day that has any, today excepted; returns its name. */
export const chooseFreeTime = async (dialog: Locator): Promise<string> => {
  await dialog.locator('[role=grid][aria-busy=false]').waitFor();
  const days = dialog.getByRole('grid').locator(LATER_DAY);
  const free = dialog.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { disabled: false });
  for (let tried = 0, at = 0; tried < ATTEMPTS; tried += 1, at += 1) {
    if (at >= (await days.count())) {
      await dialog.getByRole('button', { name: /^Next (week|month)$/ }).click();
      at = 0;
    }
    await days.nth(at).click();
    await dialog
      .locator('[role=radiogroup][aria-busy=false], [role=status]:has-text("No free time")')
      .first()
      .waitFor();
    if ((await free.count()) === 0) continue;
    const time = (await free.last().getAttribute('aria-label')) ?? (await free.last().innerText());
    await free.last().click();
    return time;
  }
  throw new Error(`${ATTEMPTS} days without a free time.`);
};

/** From the first step to the button that opens the payment window, for a signed-in customer. */
export const goToPayment = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByText('Payment summary').waitFor();
  await dialog.getByRole('checkbox').check();
};

export const payButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /Proceed to Pay/ });
