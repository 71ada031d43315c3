import type { BrowserContext } from 'playwright-core';
import { installControls } from './controls.ts';
import { installFocusLook } from './focus-look.ts';
import { installFocusStage } from './focus-stage.ts';
import { installWalkRecorder } from './walk-recorder.ts';

/** The TypeScript loader wraps functions in this to keep their names, and a page has no such function. */
const KEEP_NAMES = 'globalThis.__name ??= (named) => named;';

/** Adds the tour's scripts to every page of a context, before the page's own. */
export const installInPage = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(KEEP_NAMES);
  for (const install of [installControls, installFocusLook, installFocusStage, installWalkRecorder])
    await context.addInitScript(install);
};
