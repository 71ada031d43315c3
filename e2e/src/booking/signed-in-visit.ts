import type { Browser } from 'playwright-core';
import { type Screen, type Visit, visit } from '../browser.ts';
import { type Customer, registerCustomer } from './customer.ts';

/** A new customer, signed in on this screen. */
export const signedInVisit = async (
  browser: Browser,
  screen: Screen,
  url: string,
  options: { readonly timezoneId?: string } = {},
): Promise<Visit & { readonly customer: Customer }> => {
  const customer = await registerCustomer(url);
  const visited = await visit(browser, screen, url, options);
  await visited.context.addInitScript((token) => localStorage.setItem('token', token), customer.token);
  return { ...visited, customer };
};
