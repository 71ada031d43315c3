import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

/**
 * Asserts that a person sees all of an element without scrolling: it lies in the window, and in the visible part of
 * what scrolls around it.
 */
export const assertInView = async (element: Locator, name: string): Promise<void> => {
  await element.waitFor();
  const hidden = await element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    let [from, to] = [0, window.innerHeight];
    for (let around = shown.parentElement; around; around = around.parentElement) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) continue;
      const frame = around.getBoundingClientRect();
      [from, to] = [Math.max(from, frame.top), Math.min(to, frame.bottom)];
    }
    return Math.ceil(Math.max(from - top, bottom - to));
  });
  assert(hidden <= 0, `${name} has ${hidden} px out of view`);
};

/** Asserts that all that must be read or filled in before paying is in view, for a customer without a State. */
export const assertPaymentInView = async (dialog: Locator): Promise<void> => {
  await assertInView(dialog.getByRole('heading', { name: 'Payment summary' }), 'the payment summary');
  await assertInView(dialog.getByText(/^Cancel until .* back$/), 'what comes back');
  await assertInView(dialog.getByRole('combobox', { name: 'Your State' }), 'the State');
  await assertInView(dialog.getByRole('checkbox'), 'the terms');
  await assertInView(dialog.getByRole('button', { name: /^Proceed to Pay ₹/ }), 'the price on the button');
};

/** The same for a customer who signed up by a mailed code and has no name yet. */
export const assertNameInView = async (dialog: Locator): Promise<void> => {
  await assertPaymentInView(dialog);
  await assertInView(dialog.getByLabel('Your name'), 'the name');
};
