import type { FrameLocator, Page } from 'playwright-core';

/** The test payment's window, once it is open. */
export const paymentWindow = async (page: Page): Promise<FrameLocator> => {
  const window = page.frameLocator('iframe[title="Test payment"]');
  await window.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
  return window;
};

/** Pays with a UPI app, which a window of a phone's size offers: one tap. */
export const payByApp = (window: FrameLocator): Promise<void> =>
  window.getByRole('button', { name: 'Google Pay' }).click();

/** Pays with a UPI id, which determines the outcome. */
export const payByUpi = async (window: FrameLocator, vpa = 'success@razorpay'): Promise<void> => {
  await window.getByRole('tab', { name: 'UPI' }).click();
  await window.getByLabel('UPI ID').fill(vpa);
  await window.locator('form[data-method="upi"]').getByRole('button', { name: /^Pay/ }).click();
};

/** Fills in the test card with this outcome as its label, and enters the one-time password. */
export const payByCard = async (window: FrameLocator, card = 'Succeeds', otp = '1234'): Promise<void> => {
  const form = window.locator('form[data-method="card"]');
  await window.getByRole('tab', { name: 'Card' }).click();
  await form.getByRole('button', { name: new RegExp(`^${card}`) }).click();
  await form.getByRole('button', { name: /^Pay/ }).click();
  await window.getByLabel('One-time password').fill(otp);
  await window.getByRole('button', { name: 'Confirm' }).click();
};

/** After a failed attempt: returns to the payment methods, in the same window. */
export const tryAgain = (window: FrameLocator): Promise<void> =>
  window.getByRole('button', { name: 'Try again' }).click();

export const closeWindow = (window: FrameLocator): Promise<void> =>
  window
    .getByRole('button', { name: /^Close/ })
    .filter({ visible: true })
    .first()
    .click();
