import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, OWNER, tokenOf } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { payByCard, paymentWindow } from '../../booking/payment-window.ts';
import { assertFit, keepPicture, PHONE } from '../../browser.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { addSpecialist } from '../../salon/all-day.ts';
import { asOwner, ownSalon, serviceNamed, walkIn } from '../../salon/owner.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;
const INDIA_MS = 330 * 60_000;

/** Sets Monday's hours for these journeys, whatever other journeys left. */
const keepMonday = (url: string) =>
  asOwner(url, 'PATCH', '/api/salon/profile', {
    workingHours: { monday: { open: '10:00', close: '20:00', closed: false, breaks: [] } },
  });

/** Writes down a visit on a Monday at one, when a new break begins. @returns whose it is */
const visitAtOne = async (url: string): Promise<string> => {
  const monday = [8, 9, 10, 11, 12, 13, 14]
    .map((days) => new Date(Date.now() + INDIA_MS + days * 86_400_000))
    .find((day) => day.getUTCDay() === 1);
  const name = `Monday ${crypto.randomUUID().slice(0, 6)}`;
  const { id: service } = await serviceNamed(url, 'Eyebrow Threading');
  const resourceId = await addSpecialist(url, `Tara ${crypto.randomUUID().slice(0, 6)}`);
  const start = `${monday?.toISOString().slice(0, 10)}T13:00`;
  await walkIn(url, { service, start, resourceId, customer: { name } });
  return name;
};

/** Ends the demo salon's plan at once, as only an admin may. */
const endPlan = async (url: string): Promise<void> => {
  const { status, text } = await ask(`${url}/api/salon/subscription/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(url, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ salonId: (await ownSalon(url)).id, atOnce: true }),
  });
  assert.equal(status, 200, text);
};

journeys("a salon's account settings, by keyboard alone", {}, (running) => {
  test('the profile is changed in four steps, and everyone sees it', async () => {
    const { site, browser } = running();
    await keepMonday(site.url);
    const guest = await visitAtOne(site.url);
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    await page.goto('/profile');
    await page.waitForURL(/\/salon\/dashboard\?settings=profile/);
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    const words = `Calm rooms and careful hands, seen and again ${crypto.randomUUID()}.`;
    const description = dialog.getByLabel('Description');
    await tabTo(page, description);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
    await assertFit(page, 'basic info');
    await keepPicture(page, 'settings-1-basic');
    await press(page, dialog.getByRole('button', { name: 'Next' }));

    await dialog.getByRole('textbox', { name: 'Country' }).waitFor();
    assert.equal(await dialog.getByRole('textbox', { name: 'Country' }).isDisabled(), true);
    await press(page, dialog.getByRole('button', { name: 'Fetch address from coordinates' }));
    await page.getByText('Area and sublocality details fetched successfully').first().waitFor();
    await assertFit(page, 'the address');
    await keepPicture(page, 'settings-2-address');
    await press(page, dialog.getByRole('button', { name: 'Next' }));

    const specialty = 'Bridal braids';
    await type(page, dialog.getByLabel('Add a specialty'), `  ${specialty}  `);
    await page.keyboard.press('Enter');
    await dialog.getByText(specialty, { exact: true }).waitFor();
    await assertFit(page, 'specialties');
    await keepPicture(page, 'settings-3-specialties');
    await press(page, dialog.getByRole('button', { name: 'Next' }));

    const monday = dialog.getByRole('group', { name: 'Monday', exact: true });
    await press(page, monday.getByRole('button', { name: 'Add break on Monday' }));
    await assertFit(page, 'hours');
    await keepPicture(page, 'settings-4-hours');
    await press(page, dialog.getByRole('button', { name: 'Save Changes' }));
    const outside = dialog.getByRole('list', { name: 'Visits outside of these hours' });
    await outside.getByRole('link', { name: new RegExp(guest) }).waitFor();
    await assertFit(page, 'visits outside of new hours');
    await keepPicture(page, 'settings-4-outside');
    await press(page, dialog.getByRole('button', { name: 'Save anyway' }));
    await page.getByText('Profile updated successfully').first().waitFor();

    const { salon } = await asOwner(site.url, 'GET', '/api/salon/profile');
    assert.equal(salon.description, words);
    assert.ok(salon.specialties.includes(specialty));
    assert.equal(salon.workingHours.monday.breaks.length >= 1, true);
    const shown = await ask(`${site.url}/api/public/salons/${salon.id}`);
    assert.equal(JSON.parse(shown.text).salon.description, words);
    // The refusal that asks.
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('status of 409')),
      [],
    );
    await context.close();
  });

  test("what was typed is not lost by leaving, and wrong hours can't be saved", async () => {
    const { site, browser } = running();
    await keepMonday(site.url);
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    await page.goto('/salon/dashboard?settings=profile');
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    await type(page, dialog.getByLabel('About the owner'), 'And tea. ');
    await page.keyboard.press('Escape');
    await press(page, page.getByRole('button', { name: 'Keep editing' }));
    await holds(dialog.getByLabel('About the owner'), /^And tea\. /);
    const { salon } = await asOwner(site.url, 'GET', '/api/salon/profile');
    await press(page, dialog.getByRole('button', { name: 'Hours' }));
    const monday = dialog.getByRole('group', { name: 'Monday', exact: true });
    await monday.getByLabel('Monday, to').fill('08:00');
    await monday.getByRole('alert').filter({ hasText: 'Closing comes after opening' }).waitFor();
    await press(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await dialog.getByText('Monday: Closing comes after opening').first().waitFor();
    assert.deepEqual((await asOwner(site.url, 'GET', '/api/salon/profile')).salon, salon);
    await page.keyboard.press('Escape');
    await press(page, page.getByRole('button', { name: 'Leave without saving' }));
    await dialog.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).searchParams.has('settings'), false);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a plan is begun by a mandate, its invoice is fetched, and it is cancelled', async () => {
    const { site, browser } = running();
    await endPlan(site.url);
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    await page.goto('/salon/dashboard?settings=subscription');
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    const monthly = dialog.getByRole('radio', { name: /Monthly/ });
    await monthly.and(dialog.getByRole('radio', { checked: true })).waitFor();
    await dialog.getByText('Best Value').waitFor();
    await dialog.getByText('₹1,500.00').first().waitFor();
    await assertFit(page, 'the plans');
    await keepPicture(page, 'settings-5-plans');
    await press(page, dialog.getByRole('button', { name: 'Upgrade Plan' }));
    const window = await paymentWindow(page);
    await payByCard(window);
    await page.getByText('Subscription created successfully').first().waitFor();
    await dialog.getByText(/Next charge on/).waitFor();
    await until('the charge has an invoice', async () => {
      const { subscription } = await asOwner(site.url, 'GET', '/api/salon/subscription');
      return subscription?.charges.length > 0;
    });
    await page.reload();
    const invoice = dialog.getByRole('button', { name: /invoice of/i }).first();
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, invoice)]);
    assert.match(file.suggestedFilename(), /\.pdf$/);
    await assertFit(page, 'a running plan');
    await keepPicture(page, 'settings-6-running');
    await press(page, dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await press(page, dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await page.getByText('Subscription cancelled successfully').first().waitFor();
    await dialog.getByText(/Runs until/).waitFor();
    await assertFit(page, 'a plan that ends');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
