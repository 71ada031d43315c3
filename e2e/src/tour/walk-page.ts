import { followLink } from '../areas.ts';
import { axeFindings } from '../axe-findings.ts';
import { keepPicture, PHONE, type Visit } from '../browser.ts';
import { arrival, type Quiet } from './arrival.ts';
import { faintFocus } from './focus-ring.ts';
import { keyboardFaults } from './keyboard-reach.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { smallTargets } from './small-targets.ts';
import { addressOf, sightOf, type TourPage } from './tour-page.ts';

interface Walk {
  readonly url: string;
  readonly tourPage: TourPage;
  /** Kinds of controls whose focus was looked at on pages before. */
  readonly seen: Set<string>;
}

/**
 * Goes to a page as a link does, which is faster than loading the document. The document is loaded for the first page,
 * and where a dialog covers the page before.
 */
const open = async ({ page }: Visit, address: string): Promise<void> => {
  const isFirst = page.url() === 'about:blank';
  if (isFirst || (await page.getByRole('dialog').count()) > 0)
    await page.goto(address, { waitUntil: 'commit' });
  else await followLink(page, address);
};

const findingsOn = async (
  visited: Visit,
  quiet: Quiet,
  { tourPage, seen }: Pick<Walk, 'tourPage' | 'seen'>,
  address: string,
) => {
  const { page } = visited;
  try {
    await open(visited, address);
    if (tourPage.opener) await page.getByRole('button', { name: tourPage.opener }).first().click();
    await sightOf(page, tourPage).first().waitFor();
    await arrival(page, quiet);
  } catch (error) {
    return [`does not come: ${error instanceof Error ? error.message : error}`];
  }
  await keepPicture(page, `tour-${page.viewportSize()?.width}${address.replaceAll(/\W+/g, '-')}`);
  return [
    ...(await sidewaysScroll(page)),
    ...(await axeFindings(page)),
    ...(await keyboardFaults(page)),
    ...(await faintFocus(page, seen)),
    ...(page.viewportSize()?.width === PHONE.width ? await smallTargets(page) : []),
  ];
};

/** Opens a page and returns a sentence, which begins with its address, for each fault of the page. */
export const walkPage = async (
  visited: Visit,
  quiet: Quiet,
  { url, tourPage, seen }: Walk,
): Promise<readonly string[]> => {
  const before = visited.faults.length;
  const address = await addressOf(url, tourPage);
  const findings = await findingsOn(visited, quiet, { tourPage, seen }, address);
  const told = visited.faults.slice(before).map((fault) => `the console says: ${fault}`);
  return [...findings, ...told].map((finding) => `${address}: ${finding}`);
};
