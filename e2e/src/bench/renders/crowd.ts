import { ask } from '../../ask.ts';
import { useOf } from '../measured-process.ts';

const PEOPLE = 500;

/** What a crowd on pages that nobody has opened before does to the site. */
export interface Crowded {
  /** The longest call of the API meanwhile, in milliseconds, and the longest before. */
  readonly longest: number;
  readonly before: number;
  /** Memory of the site's process, in megabytes, before and after. */
  readonly memory: readonly [number, number];
  /** How many got their page with its content. */
  readonly withContent: number;
}

/** Asks one call after another until `isOver`, and tells the longest. */
const longestCall = async (url: string, isOver: () => boolean): Promise<number> => {
  let longest = 0;
  while (!isOver()) {
    const since = performance.now();
    await ask(`${url}/api/public/salons/sublocalities`);
    longest = Math.max(longest, performance.now() - since);
  }
  return longest;
};

/** Sends a crowd at once, each to a page of their own. */
export const sendCrowd = async (
  url: string,
  sitePid: number,
  pageOf: (person: number) => string,
): Promise<Crowded> => {
  const end = Date.now() + 1_000;
  const before = await longestCall(url, () => Date.now() > end);
  const start = (await useOf(sitePid)).megabytes;
  let left = PEOPLE;
  const pages = Array.from({ length: PEOPLE }, async (_, person) => {
    const { text } = await ask(`${url}${pageOf(person)}`, { headers: { accept: 'text/html' } });
    left -= 1;
    return text.includes('data-rendered=');
  });
  const [longest, ...came] = await Promise.all([longestCall(url, () => left === 0), ...pages]);
  const memory = [start, (await useOf(sitePid)).megabytes] as const;
  return { longest, before, memory, withContent: came.filter(Boolean).length };
};
