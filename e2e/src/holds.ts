import type { Locator } from 'playwright-core';
import { until } from './until.ts';

/** Waits until a field has this value, since it may change a moment after the action. */
export const holds = async (field: Locator, expected: string | RegExp): Promise<void> => {
  await field.waitFor();
  await until(`a field holds ${expected}`, async () => {
    const value = await field.inputValue();
    return typeof expected === 'string' ? value === expected : expected.test(value);
  });
};
