import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import { OWNER } from '../../accounts.ts';
import { assertFit, keepPicture, PHONE, screensOf, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press } from '../../keyboard.ts';
import { untilRendered } from '../../rendered.ts';
import { asOwner, ownSalon } from '../../salon/owner.ts';
import { visitAsDemo } from '../../visit-as.ts';

/** Sets the demo salon's facts for these journeys, whatever other journeys left. */
const keepFacts = (url: string) =>
  asOwner(url, 'PATCH', '/api/salon/profile', {
    facts: { serves: 'everyone', homeService: false, amenities: ['ac'] },
  });

journeys('facts of a salon', {}, (running) => {
  for (const screen of screensOf(testDepth(), PHONE))
    test(`what the owner says of the salon is what a visitor finds it by, by keyboard on a ${screen.name}`, async () => {
      const { site, browser } = running();
      await keepFacts(site.url);
      const { name } = await ownSalon(site.url);
      const owner = await visitAsDemo(browser, screen, site.url, OWNER);
      await owner.page.goto('/salon/dashboard?settings=profile&step=3');
      const dialog = owner.page.getByRole('dialog', { name: 'Account Settings' });
      const serves = dialog.getByRole('combobox', { name: 'Whom you serve' });
      await press(owner.page, serves);
      await owner.page.getByRole('option', { name: 'Women only' }).waitFor();
      await owner.page.keyboard.press('ArrowDown');
      await owner.page.keyboard.press('Enter');
      await press(owner.page, dialog.getByRole('checkbox', { name: 'Parking' }), 'Space');
      await assertFit(owner.page, 'the facts of the own salon');
      await keepPicture(owner.page, `facts-owner-${screen.width}`);
      await press(owner.page, dialog.getByRole('button', { name: 'Next' }));
      await press(owner.page, dialog.getByRole('button', { name: 'Save Changes' }));
      await owner.page.getByText('Profile updated successfully').first().waitFor();
      assert.deepEqual(owner.faults, []);
      await owner.context.close();

      const { page, context, faults } = await visit(browser, screen, site.url);
      await page.goto(`/salons?q=${encodeURIComponent(name)}`);
      await page.getByRole('article').first().waitFor();
      const isPhone = screen.name === 'phone';
      if (isPhone) await press(page, page.getByRole('button', { name: /^Filters/ }));
      const fields = isPhone
        ? page.getByRole('dialog', { name: 'Filters' })
        : page.getByRole('complementary', { name: 'Filters' });
      await press(page, fields.getByRole('button', { name: 'Women only, 1 salon' }));
      await press(page, fields.getByRole('button', { name: 'Parking, 1 salon' }));
      await page.waitForURL(/serves=women&amenities=parking/);
      await fields.getByRole('button', { name: 'Men only, no salons' }).waitFor();
      await assertFit(page, 'the filters by facts');
      await keepPicture(page, `facts-filters-${screen.width}`);
      if (isPhone) await press(page, fields.getByRole('button', { name: 'Show 1 salon' }));
      await page.getByRole('button', { name: 'Remove the filter Parking' }).waitFor();
      await assertFit(page, 'the list by facts');
      await keepPicture(page, `facts-list-${screen.width}`);

      await press(page, page.getByRole('article').getByRole('link', { name, exact: true }));
      const facts = page.getByRole('list', { name: 'Good to know' });
      await facts.waitFor();
      const [first, ...others] = await facts.getByRole('listitem').allInnerTexts();
      assert.deepEqual([first, others.includes('Parking')], ['Women only', true]);
      await assertFit(page, 'the facts of the salon');
      await facts.scrollIntoViewIfNeeded();
      await keepPicture(page, `facts-salon-${screen.width}`);
      assert.deepEqual(faults, []);
      await context.close();
      await keepFacts(site.url);
    });

  test('without JavaScript a press on a fact adds it to those that were asked for', async () => {
    const { site, browser } = running();
    await untilRendered(`${site.url}/salons`);
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/salons');
    for (const [fact, asked] of [
      ['Women only', 'serves=women'],
      ['AC', 'amenities=ac'],
      ['Card payment', 'amenities=ac%2Ccards'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${fact}`) }).click();
      await page.waitForURL(new RegExp(asked));
      await untilRendered(page.url());
      await page.reload();
      await page.getByRole('button', { name: `Remove the filter ${fact}` }).waitFor();
    }
    const marks = await page.getByRole('article').getByText('Women only').count();
    assert.ok(marks > 0);
    assert.equal(
      await page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .count(),
      marks,
    );
    await context.close();
  });
});
