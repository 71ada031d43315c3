import { firstSalon } from './areas.ts';
import { launchBrowser, SCREENS, visit } from './browser.ts';
import { startIn } from './site.ts';

const lookAround = async (url: string): Promise<void> => {
  const browser = await launchBrowser();
  try {
    for (const screen of SCREENS) {
      const { page, context } = await visit(browser, screen, url);
      await page.goto('/');
      const salon = firstSalon(page);
      await salon.waitFor();
      await page.waitForLoadState('networkidle');
      await salon.click();
      await page.getByRole('region', { name: 'Services & Bookings' }).waitFor();
      await page.waitForLoadState('networkidle');
      await context.close();
    }
  } finally {
    await browser.close();
  }
};

/**
 * Starts the product in an empty folder, opens what most journeys open, so that its pictures are drawn, and stops it
 * again: the journeys' sites begin with the result.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder to fill.');
const site = await startIn(folder);
try {
  await lookAround(site.url);
} finally {
  await site.stop();
  console.log(site.output());
}
