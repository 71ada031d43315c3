import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signIn } from '../../accounts.ts';
import { assertFit, keepPicture, PHONE, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { until } from '../../until.ts';

const screen = PHONE;

const SECTIONS = [
  'Overview',
  'Services & Bookings',
  'Meet the Owner',
  'Highlights',
  'Gallery',
  'Reviews',
  'Policies',
];

const tamarind = async (url: string) => {
  const { salons } = await (await fetch(`${url}/api/public/salons?q=Tamarind&limit=1`)).json();
  const { salon } = await (await fetch(`${url}/api/public/salons/${salons[0].id}`)).json();
  return salon;
};

journeys("a salon's page", {}, (running) => {
  test('a visitor looks around with the keyboard alone, and nothing moves by itself', async () => {
    const { site, browser } = running();
    const salon = await tamarind(site.url);
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    await page.goto(`/salon/${salon.id}`);
    await page.getByRole('heading', { level: 1, name: salon.name }).waitFor();
    await page.waitForLoadState('networkidle');
    await keepPicture(page, 'salon');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    for (const name of SECTIONS) {
      await press(page, sections.getByRole('link', { name }));
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await page.waitForTimeout(150);
    }
    await page.waitForLoadState('networkidle');
    await assertStill(page, 'a salon from top to end');
    await press(page, page.getByRole('button', { name: 'Opening hours' }));
    await page.getByText('(today)').waitFor();
    await page.getByRole('link', { name: 'Directions' }).waitFor({ state: 'hidden' });

    await press(page, page.getByRole('button', { name: /View All Photos \(\d+\)/ }));
    const photos = page.getByRole('dialog');
    await photos.waitFor();
    await page.keyboard.press('ArrowRight');
    await photos
      .getByText(/2 of \d+|2 \/ \d+/)
      .first()
      .waitFor();
    await assertFit(page, 'photos');
    await keepPicture(page, 'photos');
    await page.keyboard.press('Escape');
    await photos.waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).pathname, `/salon/${salon.id}`);

    const reviews = page.getByRole('region', { name: 'Reviews' });
    assert.equal(await reviews.getByRole('article').count(), 3);
    const first = await reviews.getByRole('article').first().innerText();
    await press(
      page,
      reviews.getByRole('button', { name: /Next/ }).or(reviews.getByRole('link', { name: /Next/ })),
    );
    await until('other reviews come', async () => {
      const shown = await reviews.getByRole('article').first().innerText();
      return shown !== first;
    });
    await assertStill(page, 'a salon after its reviews');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on a phone what is sold comes soon, in short rows, and the page is no longer than nine windows', async () => {
    const { site, browser } = running();
    const salon = await tamarind(site.url);
    const { page, context, faults } = await visit(browser, screen, site.url);
    await page.goto(`/salon/${salon.id}`);
    await page.waitForLoadState('networkidle');
    const rows = page.getByRole('region', { name: 'Services & Bookings' }).getByRole('listitem');
    const [first] = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().top + scrollY),
    );
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    const { length, height } = await page.evaluate(() => ({
      length: document.documentElement.scrollHeight,
      height: innerHeight,
    }));
    assert.ok(first !== undefined && first < 2 * height, `the first service at ${first} px`);
    assert.ok(Math.min(...heights) <= 72, `rows of ${heights} px`);
    assert.ok(length < 9 * height, `${length} px`);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('services are narrowed and chosen, the whole price stands at once and over a reload', async () => {
    const { site, browser } = running();
    const salon = await tamarind(site.url);
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    await page.goto(`/salon/${salon.id}#services`);
    const services = page.getByRole('region', { name: 'Services & Bookings' });
    await services.getByText('20% Off').first().waitFor();
    await services.getByText('Popular').first().waitFor();
    await type(page, services.getByRole('searchbox', { name: 'Search services' }), 'threading');
    const rows = services.getByRole('listitem').getByRole('button');
    await services.getByText('1 of 15 services').waitFor();
    assert.equal(await rows.count(), 1);
    await press(page, rows, 'Space');
    const total = page.getByRole('complementary', { name: 'Booking summary' }).filter({ visible: true });
    // 220 - 22 + 49 + 9, in whole rupees (resolutions M3).
    const { price } = salon.services.find(({ name }: { name: string }) => /Threading/.test(name));
    const whole = price - Math.round(price / 10) + 49 + 9;
    await total.getByText(`₹${whole}.00`).first().waitFor();
    await assertFit(page, 'a chosen service');
    await keepPicture(page, 'salon-chosen');
    await page.reload();
    await total.getByText(`₹${whole}.00`).first().waitFor();
    await press(page, total.getByRole('button', { name: 'Book Now' }));
    await page.getByRole('dialog', { name: `Book at ${salon.name}` }).waitFor();
    await page.keyboard.press('Escape');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a favourite waits for the sign-in, stays, and can be let go', async () => {
    const { site, browser } = running();
    const salon = await tamarind(site.url);
    const { page, context, faults } = await visit(browser, screen, site.url);
    await page.goto(`/salon/${salon.id}`);
    await press(page, page.getByRole('button', { name: `Save ${salon.name} as a favourite` }));
    const dialog = page.getByRole('dialog').filter({ hasText: 'Password' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const token = await signIn(site.url, 'customer@demo.test');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    const saved = (pressed: boolean) =>
      page.getByRole('button', { name: `Save ${salon.name} as a favourite`, pressed });
    const asks = () => page.waitForResponse((answer) => answer.url().includes('/api/customer/favourites/'));
    await page.reload();
    // The salon is already a favourite of the demo customer: the page is ready once it shows this.
    for (const pressed of [true, false]) {
      await tabTo(page, saved(pressed));
      const [answer] = await Promise.all([asks(), page.keyboard.press('Enter')]);
      assert.equal(answer.status(), 200);
      await saved(!pressed).waitFor();
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
});
