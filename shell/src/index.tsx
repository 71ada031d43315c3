// First of all: the downloads of the route's files start before anything else is evaluated.
import './boot/late-preload.ts';

import { boot } from './boot/boot.tsx';
import { showFatalErrorPage } from './boot/fatal-error-page.ts';
import { pageData } from './boot/late-preload.ts';
import { hasOverride } from './boot/page-data.ts';

const start = (): void => {
  const root = document.getElementById('root');
  if (!pageData.ok) showFatalErrorPage(document, { ...pageData, override: hasOverride(document) });
  else if (root) boot(pageData.data, root);
  else
    showFatalErrorPage(document, {
      code: 'PAGE_ROOT_MISSING',
      detail: 'The page has no element #root.',
      override: hasOverride(document),
    });
};

try {
  start();
} catch (error) {
  const override = hasOverride(document);
  showFatalErrorPage(document, { code: 'SHELL_BOOT_FAILED', detail: String(error), override });
}
