import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { ClockProvider, ShellProvider, theme } from '@sundara/web/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { QaFrame } from '../qa/qa-frame.tsx';
import { type Services, ServicesProvider } from '../services/services.ts';
import { BrowserOnly } from './browser-only.tsx';

const Toaster = lazy(async () => {
  const module = await import(/* webpackChunkName: "toaster" */ '../notify/toaster.tsx');
  return { default: module.Toaster };
});

interface Props {
  readonly services: Services;
  readonly styles: EmotionCache;
  /** The instant of the content that the page came with, ISO. */
  readonly renderedAt?: string | undefined;
  /** The router with the page. */
  readonly children: ReactNode;
}

/** The whole page: theme, services, router, and the QA frame where overrides are allowed. */
export const App = ({ services, styles, renderedAt, children }: Props) => (
  <CacheProvider value={styles}>
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline enableColorScheme />
      <ServicesProvider value={services}>
        <ShellProvider shell={services.shell}>
          <ClockProvider renderedAt={renderedAt}>
            {services.page.qa ? <QaFrame>{children}</QaFrame> : children}
          </ClockProvider>
          <BrowserOnly>
            <Suspense>
              <Toaster toasts={services.toasts} />
            </Suspense>
          </BrowserOnly>
        </ShellProvider>
      </ServicesProvider>
    </ThemeProvider>
  </CacheProvider>
);
