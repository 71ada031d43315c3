import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import type { HydrationOptions, Served, Side } from './hydration-options.ts';

const wrapped = async (page: ReactNode, cache: EmotionCache) => {
  const { CacheProvider } = await import('@emotion/react');
  const { ThemeProvider } = await import('@mui/material/styles');
  const { theme } = await import('../../core/theme/theme.ts');
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null}>
        {page}
      </ThemeProvider>
    </CacheProvider>
  );
};

const createStyles = async () => (await import('@emotion/cache')).default({ key: 'css' });

/** Renders a page as the server does: no styles between its elements. */
export const renderOnServer = async (pageOf: HydrationOptions['pageOf'], side: Side): Promise<Served> => {
  const { renderToString } = await import('react-dom/server');
  const styles = await createStyles();
  styles.compat = true;
  const html = renderToString(await wrapped(await pageOf(side), styles));
  const css = Object.values(styles.inserted).join('');
  const ids = Object.keys(styles.inserted).join(' ');
  return { html, style: `<style data-emotion="css ${ids}">${css}</style>` };
};

/** Hydrates the page that is open, as the shell does. */
export const hydrateInBrowser = async ({ pageOf, before, after }: HydrationOptions, side: Side) => {
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const faults: string[] = [];
  const written = jest.spyOn(console, 'error').mockImplementation((...words) => {
    faults.push(words.map(String).join(' '));
  });
  before?.();
  const page = await wrapped(await pageOf(side), await createStyles());
  const root = document.getElementById('root') ?? document.body;
  const heading = root.querySelector('h1');
  const hydrated = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => faults.push(String(error)) }),
  );
  await after?.();
  const keepsHeading = heading !== null && heading === root.querySelector('h1');
  await act(async () => hydrated.unmount());
  written.mockRestore();
  return { faults, keepsHeading };
};
