/** How a page was shared; 'cancelled' when the visitor changed their mind. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

interface Page {
  readonly title: string;
  readonly url: string;
}

type Browser = Pick<Navigator, 'share' | 'canShare' | 'clipboard'>;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Shares a page by the device's own share sheet, or copies its address if there is none. Never throws. */
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
