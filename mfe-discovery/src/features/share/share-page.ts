/** How a page was given on; 'cancelled' when the visitor thought better of it. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

interface Page {
  readonly title: string;
  readonly url: string;
}

type Browser = Pick<Navigator, 'share' | 'canShare' | 'clipboard'>;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Gives a page on by the device's own share sheet, or copies its address where there is none. Never throws. */
export const sharePage = async (page: Page, browser: Partial<Browser> = navigator): Promise<Shared> => {
  try {
    if (browser.share && (browser.canShare?.(page) ?? true)) {
      await browser.share(page);
      return 'shared';
    }
  } catch (error) {
    if (isAbort(error)) return 'cancelled';
  }
  try {
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
