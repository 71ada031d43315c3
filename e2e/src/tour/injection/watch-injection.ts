import type { BrowserContext, Page } from 'playwright-core';
import { CALLED } from './attempts.ts';

/** Collects what ran of the attempts in all pages of a context: calls, and dialogs. */
export const watchInjection = async (context: BrowserContext): Promise<readonly string[]> => {
  const ran: string[] = [];
  await context.exposeFunction(CALLED, () => ran.push('an attempt was called'));
  context.on('dialog', async (dialog) => {
    ran.push(`a dialog said ${dialog.message()}`);
    await dialog.dismiss();
  });
  return ran;
};

/**
 * What of a page would run, if not by itself: handlers that stand in the HTML, and addresses that are code. A picture
 * runs nothing, but has no address that is code either; one that is written out in its own address is none, except
 * where it can hold a script: SVG.
 *
 * @returns a sentence for each
 */
export const armedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** As the browser reads the address: without tabs and controls, in any case. */
    const isCode = (value: string): boolean => {
      if (!URL.canParse(value, location.href)) return false;
      const { protocol, pathname } = new URL(value, location.href);
      if (protocol === 'data:') return !/^image\/(png|webp|avif|jpeg|gif)/.test(pathname);
      return protocol === 'javascript:' || protocol === 'vbscript:';
    };
    const followed = ['href', 'xlink:href', 'action', 'formaction', 'data', 'src', 'poster'];
    const addressesOf = (name: string, value: string): readonly string[] => {
      if (followed.includes(name)) return [value];
      return name === 'srcset'
        ? value.split(/,\s/).map((one) => one.trim().replace(/\s+[\d.]+[wx]$/, ''))
        : [];
    };
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) => {
        const isArmed = /^on/i.test(name) || name === 'srcdoc' || addressesOf(name, value).some(isCode);
        return isArmed ? [`${element.tagName} has ${name}="${value.slice(0, 80)}"`] : [];
      }),
    );
  });
