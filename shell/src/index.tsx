// First of all: the downloads of the route's files start before anything else is evaluated.
import './boot/late-preload.ts';

import { afterFirstFrame } from './boot/after-first-frame.ts';
import { showFatalErrorPage } from './boot/fatal-error-page.ts';
import { pageData } from './boot/late-preload.ts';
import { hasOverride } from './boot/page-data.ts';
import { reloadOnce } from './boot/reload-once.ts';

/** The rest of the code: in this very file, but evaluated then, while the page's data is on its way. */
const evaluated = async () => {
  await afterFirstFrame(window);
  return import(/* webpackMode: "eager" */ './boot/boot.tsx');
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  const [page, { boot }] = await Promise.all([pageData, evaluated()]);
  if (!page.ok) {
    if (page.code === 'COMPOSITION_GONE' && reloadOnce(window)) return;
    showFatalErrorPage(document, { ...page, override: hasOverride(document) });
  } else if (root) boot(page.data, root);
  else
    showFatalErrorPage(document, {
      code: 'PAGE_ROOT_MISSING',
      detail: 'The page has no element #root.',
      override: hasOverride(document),
    });
};

start().catch((error: unknown) => {
  const override = hasOverride(document);
  showFatalErrorPage(document, { code: 'SHELL_BOOT_FAILED', detail: String(error), override });
});
