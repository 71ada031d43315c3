import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import { OWNER } from '../../accounts.ts';
import { assertFit, DESKTOP, keepPicture, screensOf } from '../../browser.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { addSpecialist, openAllDay } from '../../salon/all-day.ts';
import { serviceNamed, walkIn } from '../../salon/owner.ts';
import { visitAsDemo } from '../../visit-as.ts';

const INDIA_MS = 330 * 60_000;
const dayAfter = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * 86_400_000).toISOString().slice(0, 10);

journeys("a salon's clients, by keyboard alone", {}, (running) => {
  for (const screen of screensOf(testDepth(), DESKTOP)) {
    test(`an allergy is noted of a client found by a part of the phone on a ${screen.name}, stands at the next visit, and is erased`, async () => {
      const { site, browser } = running();
      const name = `Lakshmi ${crypto.randomUUID().slice(0, 6)}`;
      const digits = String(randomInt(1_000_000));
      const date = dayAfter(12);
      await openAllDay(site.url);
      const resourceId = await addSpecialist(site.url, `Devi ${crypto.randomUUID().slice(0, 6)}`);
      const { id: service } = await serviceNamed(site.url, 'Eyebrow Threading');
      const customer = { name, phone: `9876${digits.padStart(6, '0')}` };
      const { id } = await walkIn(site.url, { service, start: `${date}T11:00`, resourceId, customer });
      const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
      const mark = page.getByText('Allergies: Ammonia', { exact: true });
      const openVisit = async () => {
        await page.goto(`/salon/calendar?date=${date}`);
        const block = page
          .getByRole('button', { name: new RegExp(name) })
          .filter({ visible: true })
          .first();
        await block.focus();
        await page.keyboard.press('Enter');
        const panel = page.getByRole('dialog', { name });
        await panel.getByText(/^No\. \d/).waitFor();
        return panel;
      };

      const word = customer.phone.slice(3);
      const search = page.getByRole('searchbox', { name: 'Search clients' });
      if (screen.name === 'desktop') {
        // The bar of the area leads there from any page of it, with the word.
        await page.goto('/salon/reviews');
        await type(page, page.getByRole('textbox', { name: 'Search bookings, clients' }), word);
        await press(page, page.getByRole('link', { name: `Clients with “${word}”` }));
        await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
        await holds(search, word);
      } else {
        await page.goto('/salon/clients');
        await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
        await type(page, search, word);
      }
      await page.getByText('1 client', { exact: true }).waitFor();
      await assertFit(page, 'the clients');
      await keepPicture(page, `salon-50-clients-${screen.name}`);
      await press(page, page.getByRole('link', { name, exact: true }));
      await page.getByRole('heading', { level: 1, name }).waitFor();

      await type(page, page.getByLabel('What to keep away'), 'Ammonia');
      await press(page, page.getByRole('button', { name: 'Save allergies' }));
      await mark.waitFor();
      await type(page, page.getByLabel('New tag'), 'Sensitive');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove the tag Sensitive' }).waitFor();
      await type(page, page.getByLabel('New note'), 'Likes her tea without sugar');
      await press(page, page.getByRole('button', { name: 'Add note' }));
      await page.getByRole('list', { name: 'Notes' }).getByText('Likes her tea without sugar').waitFor();
      await assertFit(page, 'a client');
      await keepPicture(page, `salon-51-client-${screen.name}`);
      const address = page.url();

      const panel = await openVisit();
      await panel.getByText('Allergies: Ammonia', { exact: true }).waitFor();
      await assertFit(page, 'a visit of a client with an allergy');
      await keepPicture(page, `salon-52-allergy-${screen.name}`);
      await page.goto(`/salon/bookings/${id}`);
      await mark.waitFor();
      await press(page, page.getByRole('link', { name: 'Notes and visits of this client' }));
      await page.waitForURL(address);

      await press(page, page.getByRole('button', { name: 'Erase what we noted' }));
      const question = page.getByRole('dialog', { name: 'Erase what we noted?' });
      await assertFit(page, 'erasing what was noted');
      await press(page, question.getByRole('button', { name: 'Erase', exact: true }));
      await question.waitFor({ state: 'detached' });
      await mark.waitFor({ state: 'detached' });
      const visit = await openVisit();
      assert.equal(await visit.getByText(/^Allergies/).count(), 0);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
