// First of all: the files of the route start to download before anything else is evaluated.
import './boot/late-preload.ts';

import { boot } from './boot/boot.tsx';
import { showFatalFace } from './boot/fatal-face.ts';
import { pageData } from './boot/late-preload.ts';
import { hasOverride } from './boot/page-data.ts';

const start = (): void => {
  const root = document.getElementById('root');
  if (!pageData.ok) showFatalFace(document, { ...pageData, override: hasOverride(document) });
  else if (root) boot(pageData.data, root);
  else
    showFatalFace(document, {
      code: 'PAGE_ROOT_MISSING',
      detail: 'The page has no element #root.',
      override: hasOverride(document),
    });
};

try {
  start();
} catch (error) {
  const override = hasOverride(document);
  showFatalFace(document, { code: 'SHELL_BOOT_FAILED', detail: String(error), override });
}
