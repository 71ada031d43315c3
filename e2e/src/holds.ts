import type { Locator } from 'playwright-core';
import { until } from './booking/until.ts';

/** Waits until a field holds this, as what it shows may follow what was done by a moment. */
export const holds = async (field: Locator, expected: string | RegExp): Promise<void> => {
  await field.waitFor();
  await until(`a field holds ${expected}`, async () => {
    const value = await field.inputValue();
    return typeof expected === 'string' ? value === expected : expected.test(value);
  });
};
