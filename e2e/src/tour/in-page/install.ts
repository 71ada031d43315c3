import type { BrowserContext } from 'playwright-core';
import { KEEP_NAMES } from '../../keep-names.ts';
import { installControls } from './controls.ts';
import { installFocusLook } from './focus-look.ts';
import { installFocusStage } from './focus-stage.ts';
import { installWalkRecorder } from './walk-recorder.ts';

/** Adds the tour's scripts to every page of a context, before the page's own. */
export const installInPage = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(KEEP_NAMES);
  for (const install of [installControls, installFocusLook, installFocusStage, installWalkRecorder])
    await context.addInitScript(install);
};
