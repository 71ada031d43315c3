import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import { OWNER } from '../../accounts.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { bookingsOf, mailsTo, registerCustomer, sourceOf } from '../../booking/customer.ts';
import { assertFit, DESKTOP, keepPicture, screensOf } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { addSpecialist, cancelUntil, openAllDay } from '../../salon/all-day.ts';
import { asOwner, ownSalon, serviceNamed } from '../../salon/owner.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const INDIA_MS = 330 * 60_000;
const STEP_MS = 5 * 60_000;
/** The salon's local time so many minutes after the last step of its calendar: '2026-11-24T10:00'. */
const stepAfter = (minutes: number): string =>
  new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS + minutes * 60_000 + INDIA_MS)
    .toISOString()
    .slice(0, 16);

journeys("an owner's day", {}, (running) => {
  for (const screen of screensOf(testDepth(), DESKTOP)) {
    test(`the dashboard on a ${screen.name} begins with who is here, who comes, and a free time for a walk-in`, async () => {
      const { site, browser } = running();
      const word = crypto.randomUUID().slice(0, 6);
      await openAllDay(site.url);
      const resourceId = await addSpecialist(site.url, `Kiran ${word}`);
      const { id } = await serviceNamed(site.url, 'Eyebrow Threading');
      const come = (start: string, name: string) =>
        asOwner(site.url, 'POST', '/api/salon/walk-ins', {
          ...{ key: crypto.randomUUID(), services: [id], start, resourceId },
          customer: { name, phone: '9848012345' },
        });
      // The day ends at midnight: shortly before it nobody comes any more, and at last nobody can sit there.
      const isBeforeMidnight = (minutes: number) =>
        stepAfter(minutes).slice(0, 10) === stepAfter(0).slice(0, 10);
      const [canSit, isLate] = [isBeforeMidnight(20), !isBeforeMidnight(45)];
      if (canSit) await come(stepAfter(0), `Here ${word}`);
      // The dashboard tells of the next three, and the demo salon may have as many in the next minutes.
      await cancelUntil(site.url, `${stepAfter(20)}+05:30`);
      if (!isLate) await come(stepAfter(20), `Soon ${word}`);
      const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
      await page.goto('/salon/dashboard');
      const now = page.getByRole('list', { name: 'Now' });
      if (canSit) await now.getByRole('link', { name: `Here ${word}` }).waitFor();
      else await page.getByText('Now', { exact: true }).first().waitFor();
      await assertFit(page, "the owner's day");
      await keepPicture(page, `salon-13-today-${screen.name}`);
      const top = async (text: string) =>
        (await page.getByText(text, { exact: true }).first().boundingBox())?.y ?? assert.fail(`No ${text}.`);
      assert.ok((await top('Now')) < (await top('Balance')), 'the day stands above the balance');
      if (!isLate) {
        const call = page
          .getByRole('list', { name: 'Next' })
          .getByRole('link', { name: `Call Soon ${word}` });
        assert.equal(await call.getAttribute('href'), 'tel:+919848012345');
        const free = page.getByRole('link', { name: new RegExp(`^Walk-in at .* with Kiran ${word}$`) });
        await press(page, free);
        const dialog = page.getByRole('dialog', { name: 'Walk-in' });
        await dialog.getByText(new RegExp(`m, with Kiran ${word}$`)).waitFor();
        // What it opened with leaves the address, so that a reload opens the calendar alone.
        await page.waitForURL(({ search }) => search === '');
      }
      assert.deepEqual(faults, []);
      await context.close();
    });

    test(`a day is closed over a visit on a ${screen.name}: its customer is cancelled, refunded and told in one go`, async () => {
      const { site, browser } = running();
      const customer = await registerCustomer(site.url, 'Usha Nair');
      const salon = await salonNamed(site.url, (await ownSalon(site.url)).name);
      const { id, dateTime } = await bookVisit(site.url, customer, salon, 20);
      const date = dateTime.slice(0, 10);
      const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
      await page.goto(`/salon/calendar?date=${date}`);
      if (screen.name === 'phone') await press(page, page.getByRole('button', { name: /^More:/ }));
      await press(page, page.getByRole('button', { name: 'Closed days', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Closed days' });
      await dialog.getByRole('heading', { name: 'Festivals ahead' }).waitFor();
      await press(page, dialog.getByRole('button', { name: /^Close on/ }));
      const visits = dialog.getByRole('list', { name: 'Visits in that time' });
      await visits.getByRole('link', { name: 'Move the visit of Usha Nair' }).waitFor();
      await type(page, dialog.getByLabel('What to tell the customers'), 'A pipe burst.');
      await assertFit(page, 'closing a day over a visit');
      await keepPicture(page, `salon-14-over-visits-${screen.name}`);
      await press(page, dialog.getByRole('button', { name: /^Cancel \d+ visits?, refund .* and close$/ }));
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByText(/visits? cancelled, .* goes back/)
        .first()
        .waitFor();
      const mine = (await bookingsOf(site.url, customer)).find((visit) => visit.id === id);
      assert.equal(mine?.status, 'cancelled');
      const { timeOff } = await asOwner(site.url, 'GET', `/api/salon/time-off?from=${date}&to=${date}`);
      assert.deepEqual(
        timeOff.map(({ kind }: { kind: string }) => kind),
        ['closure'],
      );
      await until('the customer reads why', async () => {
        const mails = await mailsTo(site.url, customer);
        const sources = await Promise.all(mails.map((mail) => sourceOf(site.url, mail)));
        return sources.some((source) => source.includes('A pipe burst.'));
      });
      // The browser notes by itself that closing was refused at first.
      assert.deepEqual(
        faults.filter((fault) => !fault.includes('status of 409')),
        [],
      );
      await context.close();
    });
  }
});
