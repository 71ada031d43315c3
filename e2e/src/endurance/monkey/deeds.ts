import type { Random } from '@sundara/contracts/testing';
import { followLink } from '../../areas.ts';
import { DESKTOP, PHONE, type Visit } from '../../browser.ts';
import { ATTEMPTS } from '../../tour/injection/attempts.ts';
import { pickPressable } from './pressable.ts';

/** Who acts, and on what. */
export interface Monkey extends Pick<Visit, 'page' | 'context'> {
  readonly random: Random;
  /** Addresses of pages that this visitor may open. */
  readonly addresses: readonly string[];
}

/** Does one thing, and returns what it was in words. */
export type Deed = (monkey: Monkey) => Promise<string>;

const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    '😀'.repeat(50),
    'ي\u202Eabc',
    '\u0000',
    'x'.repeat(20_000),
  ],
  ...["' OR 1=1 --", '../../etc/passwd', '%', '{{7*7}}', '{"$gt":""}', 'hair', '2026-02-30', '9876543210'],
] as const;

const press: Deed = async ({ page, random }) => {
  const found = await pickPressable(page, random);
  if (!found) return 'finds nothing to press';
  await page.mouse.click(found.x, found.y);
  return `presses ${found.name}`;
};

const write: Deed = async ({ page, random }) => {
  const field = await pickPressable(page, random, true);
  if (!field) return 'finds no field';
  const text = random.chance(0.5) ? random.pick(TEXTS) : random.pick(ATTEMPTS);
  await page.mouse.click(field.x, field.y);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  return `writes ${JSON.stringify(text.slice(0, 80))} into ${field.name}`;
};

const useKey: Deed = async ({ page, random }) => {
  const key = random.pick([
    'Tab',
    'Shift+Tab',
    'Enter',
    'Enter',
    'Escape',
    'Space',
    'ArrowDown',
    'End',
    'Home',
  ]);
  await page.keyboard.press(key);
  return `presses the key ${key}`;
};

const goTo: Deed = async ({ page, random, addresses }) => {
  const address = random.pick(addresses);
  await followLink(page, address);
  return `goes to ${address}`;
};

/** Within the site: before its first page the tab was empty. */
const inHistory: Deed = async ({ page, random }) => {
  const way = random.pick(['back', 'forward'] as const);
  await page.evaluate((named) => {
    const { canGoBack, canGoForward } = window.navigation;
    if (named === 'back' ? canGoBack : canGoForward) history[named]();
  }, way);
  return `goes ${way}`;
};

const reload: Deed = async ({ page }) => {
  await page.reload({ waitUntil: 'commit' });
  return 'reloads';
};

const resize: Deed = async ({ page, random }) => {
  const { width, height } = random.pick([PHONE, DESKTOP]);
  await page.setViewportSize({ width, height });
  return `makes the window ${width} px wide`;
};

/** Without a network nothing is reloaded: the browser's own page would come. */
const goOffline: Deed = async (monkey) => {
  const { page, context, random } = monkey;
  await context.setOffline(true);
  const done: string[] = [];
  try {
    for (const deed of random.some(3, () => random.pick([press, write, useKey])))
      done.push(await deed(monkey));
  } finally {
    // Also where the page was being left.
    await context.setOffline(false);
    // A form or a link that loads the document anew led to the browser's own page.
    if (page.url().startsWith('chrome-error:')) await page.goBack({ waitUntil: 'commit' });
  }
  return `${['goes offline', ...done].join(', ')} and is online again`;
};

const WEIGHTS: readonly (readonly [Deed, number])[] = [
  [press, 60],
  [write, 14],
  [useKey, 8],
  [goTo, 6],
  [inHistory, 4],
  [resize, 3],
  [goOffline, 3],
  [reload, 2],
];

const ALL = WEIGHTS.flatMap(([deed, weight]) => Array.from({ length: weight }, () => deed));

/** Any of the deeds; presses are the most frequent. */
export const anyDeed: Deed = (monkey) => monkey.random.pick(ALL)(monkey);
