import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { dialogOf, payButton, type SalonToBook } from '../booking/booking-dialog.ts';
import { payByUpi, paymentWindow } from '../booking/payment-window.ts';
import { until } from '../until.ts';

/** Something that a page offers, and what a customer does with it who wants the visit. */
interface Move {
  readonly name: string;
  readonly offered: Locator;
  readonly make: () => Promise<void>;
}

/** Whoever presses more often is led in a circle. */
const MOST_MOVES = 60;
const PRESS_MS = 10_000;

const press = (name: string, offered: Locator): Move => ({
  name,
  offered,
  make: async () => {
    try {
      await offered.click({ timeout: PRESS_MS });
    } catch (error) {
      // The page went on by itself.
      if (await offered.isVisible()) throw error;
    }
  },
});

/** The ways on to a booked visit; the first one that is offered is gone. */
const movesOf = (page: Page, salon: SalonToBook): readonly Move[] => {
  const dialog = dialogOf(page, salon);
  const button = (name: string) =>
    page.getByRole('button', { name, disabled: false }).filter({ visible: true }).first();
  const agreed = dialog.filter({ has: page.getByRole('checkbox', { checked: true }) });
  const services = page.locator('#services').getByRole('listitem');
  const gateway = page.frameLocator('iframe[title="Test payment"]');
  const method = gateway.getByRole('heading', { name: 'How would you like to pay?' });
  const pay = async () => {
    await payByUpi(await paymentWindow(page));
    await method.waitFor({ state: 'hidden' });
  };
  return [
    { name: 'pay', offered: method, make: pay },
    press('ask where the money is', button('Ask again')),
    press('retry', button('Retry')),
    press('agree to the terms', dialog.getByRole('checkbox', { checked: false })),
    press('proceed to pay', payButton(agreed).and(page.locator(':enabled'))),
    press('continue', button('Continue to Payment')),
    press('choose a time', dialog.getByRole('radio', { checked: false, disabled: false }).last()),
    press('book', button('Book Now')),
    press('choose a service', services.getByRole('button', { pressed: false }).first()),
  ];
};

/** What a page says about a visit that is booked and paid. */
const toldBooked = (page: Page): Locator =>
  page
    .getByRole('heading', { name: /^(Booking Confirmed!|Already booked)$/ })
    .or(page.getByRole('link', { name: 'See your booking' }))
    .first();

/** Asserts that a page asks to pay again only after it said why, and never after somebody has paid. */
const assertExplained = async (page: Page, made: readonly string[]): Promise<void> => {
  assert(!made.includes('pay'), `The page asks to pay twice: ${made.join(', ')}`);
  if (!made.includes('proceed to pay')) return;
  const told = await page.getByRole('dialog').getByRole('alert').allInnerTexts();
  assert(told.join('').trim(), `The page asks to pay again without a word: ${made.join(', ')}`);
};

/**
 * Goes on at the page of a salon as a customer does who wants the visit and presses what is offered, until the page
 * says that it is booked. Fails when it offers nothing for too long, leads in a circle, asks to pay again without a
 * word, or to pay twice.
 *
 * @param afterMove called after each move, with its number from 0
 * @returns the names of the moves
 */
export const bookAtLast = async (
  page: Page,
  salon: SalonToBook,
  afterMove: (no: number) => Promise<void>,
): Promise<readonly string[]> => {
  const booked = toldBooked(page);
  const moves = movesOf(page, salon);
  const made: string[] = [];
  while (made.length < MOST_MOVES) {
    const next = await until(`a way on after ${made.join(', ') || 'the page was opened'}`, async () => {
      if (await booked.isVisible()) return 'booked';
      for (const move of moves) if (await move.offered.isVisible()) return move;
      return undefined;
    });
    if (next === 'booked') return made;
    if (next.name === 'proceed to pay') await assertExplained(page, made);
    await next.make();
    made.push(next.name);
    await afterMove(made.length - 1);
  }
  assert.fail(`The page leads in a circle: ${made.join(', ')}`);
};
