import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import { assertFit, DESKTOP, keepPicture, SCREENS, screensOf, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';

journeys('searching by when', {}, (running) => {
  for (const screen of screensOf(testDepth(), DESKTOP))
    test(`home leads to who is free tomorrow, and a start to its booking, by keyboard on a ${screen.name}`, async () => {
      const { site, browser } = running();
      const { page, context, faults } = await visit(browser, screen, site.url);
      await watchShifts(page);
      await page.goto('/');
      const ways = page.getByRole('navigation', { name: 'Free at' });
      await press(page, ways.getByRole('link', { name: 'Tomorrow' }));
      await page.waitForURL(/\/salons\?date=/);
      await page.getByRole('button', { name: 'Remove the filter Tomorrow' }).waitFor();
      const starts = page.getByRole('list', { name: /^Free times at / }).first();
      await starts.waitFor();
      await assertFit(page, 'the list by when');
      await assertStill(page, 'the list by when');
      await keepPicture(page, `when-${screen.width}`);

      const start = starts.getByRole('link').first();
      const clock = /^\d+:\d\d [ap]m/i;
      const at = clock.exec(await start.innerText())?.[0].toLowerCase();
      await press(page, start);
      const dialog = page.getByRole('dialog', { name: /^Book at / });
      const chosen = dialog.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { checked: true });
      await chosen.waitFor();
      assert.equal(clock.exec(await chosen.innerText())?.[0].toLowerCase(), at);
      assert.deepEqual(faults, []);
      await context.close();
    });

  test('a question in words is understood wherever it is asked', async () => {
    const { site, browser } = running();
    const [screen] = SCREENS;
    const { page, context, faults } = await visit(browser, screen, site.url);
    await page.goto('/salons?q=haircut%20ameerpet%20tomorrow%20evening');
    const first = page.getByRole('list', { name: /^Free times at / }).first();
    assert.match((await first.getByRole('link').first().textContent()) ?? '', /^[5-9]:\d\d pm/);
    const field = page.getByRole('main').getByRole('search').getByRole('textbox');
    await field.fill('facial aaj shaam');
    await field.press('Enter');
    await page.waitForURL(/q=facial(&|$)/);
    assert.match(page.url(), /date=\d{4}-\d\d-\d\d&from=17%3A00/);
    assert.deepEqual(faults, []);
    await context.close();
  });
});
