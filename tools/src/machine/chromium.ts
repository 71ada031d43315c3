import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';
import { matches, type Places, placesOf } from './find-program.ts';

/**
 * The headless shell comes first: the others also draw windows, which takes a quarter more CPU time; else they are the
 * same.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Where Playwright's downloads are, below the home folder. */
const PLAYWRIGHT = [
  '.cache/ms-playwright/chromium_headless_shell-*/chrome-*/headless_shell',
  '.cache/ms-playwright/chromium-*/chrome-linux*/chrome',
  'Library/Caches/ms-playwright/chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium or Chrome: CHROMIUM_PATH, else an installed one; undefined when there is none.
 *
 * @throws Refusal where CHROMIUM_PATH names no existing file
 */
export const findChromium = (
  environment: NodeJS.ProcessEnv,
  places = placesOf(environment),
): string | undefined => {
  const chosen = environment.CHROMIUM_PATH;
  if (!chosen) return candidates(places).find((file) => existsSync(file));
  if (existsSync(chosen)) return chosen;
  throw new Refusal(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
};

const candidates = ({ onPath, home, root }: Places): string[] => {
  return [
    ...NAMES.map((name) => path.join(root, '/usr/bin', name)),
    ...onPath.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...APPLICATIONS.map((application) => path.join(root, application)),
    ...PLAYWRIGHT.flatMap((pattern) => matches(path.join(home, pattern))),
  ];
};
