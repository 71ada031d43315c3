import type { Locator, Page } from 'playwright-core';
import { press } from './keyboard.ts';

/** A file as a person chooses it. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Opens the file chooser by the keyboard and selects one file. */
export const giveFile = async (page: Page, button: Locator, file: GivenFile): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, button)]);
  await chooser.setFiles([file]);
};
