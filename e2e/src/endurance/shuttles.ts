import type { Page } from 'playwright-core';
import { AREAS, type Area, followLink } from '../areas.ts';
import { arrival, type Quiet } from '../tour/arrival.ts';

/** A way to show a remote and to leave it again, in one document. */
export interface Shuttle {
  readonly name: string;
  readonly area: Area;
  /** Loads the document, and shows the remote for the first time. */
  readonly begin: (page: Page) => Promise<void>;
  /** Leaves the remote, and shows it again. */
  readonly round: (page: Page, quiet: Quiet) => Promise<void>;
}

/** A page of the shell alone: no remote is shown there. */
const showShellAlone = async (page: Page): Promise<void> => {
  await followLink(page, '/leads-nowhere');
  await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor();
};

const begin =
  ({ open, works }: Area) =>
  async (page: Page): Promise<void> => {
    await open(page);
    await works(page).first().waitFor();
  };

const pageShuttle = (area: Area): Shuttle => {
  let address = '/';
  return {
    name: area.remote,
    area,
    begin: async (page) => {
      await begin(area)(page);
      address = new URL(page.url()).pathname;
    },
    round: async (page) => {
      await showShellAlone(page);
      await followLink(page, address);
      await area.works(page).first().waitFor();
    },
  };
};

/** A remote whose dialog is opened over another's page. */
const dialogShuttle = (area: Area): Shuttle => ({
  name: area.remote,
  area,
  begin: begin(area),
  round: async (page) => {
    await page.keyboard.press('Escape');
    await area.works(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
    await area.works(page).waitFor();
  },
});

/** Pages of four remotes, all of which an admin may open. */
const IN_TURN = ['/', '/profile', '/salon/services', '/admin/dashboard', '/salons', '/admin/services'];

/** Leaves and shows a remote by itself. */
export const shuttleOf = (area: Area): Shuttle =>
  area.remote === 'booking' ? dialogShuttle(area) : pageShuttle(area);

/** Shows four remotes one after the other in one page, by seven changes of the route. */
export const shuttleInTurn = (): Shuttle => {
  const admin = AREAS.find(({ remote }) => remote === 'admin');
  if (!admin) throw new Error('There is no area of an admin.');
  return {
    name: 'every remote in turn',
    area: admin,
    begin: begin(admin),
    round: async (page, quiet) => {
      for (const address of IN_TURN) {
        await followLink(page, address);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await arrival(page, quiet);
      }
      await followLink(page, '/admin/dashboard');
      await admin.works(page).waitFor();
    },
  };
};
