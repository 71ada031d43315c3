import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertFit, keepPicture, PHONE, visit } from '../../browser.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';

const screen = PHONE;

/** Each static page, and facts of the specification that it must state (specification 2, sections 2 and 9). */
const PAGES: Readonly<Record<string, readonly RegExp[]>> = {
  '/about': [/Quality/, /Trust/, /Innovation/, /Community/, /mission/i, /vision/i],
  '/terms': [/customer/i, /salon/i, /administrator/i, /subscription/i],
  '/privacy': [/under 16/],
  '/cancellation-refund': [/24 hours/, /50%|half/i, /5 to 7 business days/, /15 minutes/, /3 days/],
  '/shipping-delivery': [
    /1.3 days/,
    /3.5/,
    /5.7/,
    /7.10/,
    /24.48 hours/,
    /₹99/,
    /₹49/,
    /₹149/,
    /48 hours/,
    /two failed/,
  ],
};

journeys('the pages about Sundara', {}, (running) => {
  test('each can be read and gone through by its table of contents, with the keyboard alone', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    for (const [path, facts] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const words = await page.getByRole('main').innerText();
      for (const fact of facts) assert.match(words, fact, path);
      await page.getByRole('contentinfo').waitFor();
      await assertStill(page, path);
      await keepPicture(page, `page${path.replaceAll('/', '-')}`);
      const contents = page.getByRole('navigation', { name: /On this page|Contents/i });
      const summary = page.getByText(/^(On this page|Contents)$/i).filter({ visible: true });
      if ((await contents.getByRole('link').filter({ visible: true }).count()) === 0) {
        await tabTo(
          page,
          page
            .locator('summary, [aria-expanded]')
            .filter({ has: summary })
            .or(page.locator('main [aria-expanded], main summary')),
        );
        await page.keyboard.press('Enter');
      }
      const last = contents.getByRole('link').filter({ visible: true }).last();
      const name = (await last.innerText()).trim();
      await press(page, last);
      await page.waitForURL(/#/);
      await page.getByRole('heading', { name }).first().waitFor();
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("a message says what is wrong, is sent, and is kept when it can't be sent", async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, screen, site.url);
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send Message' });
    await press(page, send);
    for (const error of [
      'Name is required',
      'Email is required',
      'Please select a subject',
      'Message is required',
    ])
      await page.getByText(error).waitFor();
    await assertFit(page, 'a message with errors');
    await type(page, page.getByLabel('Full Name'), 'Kavya Rao');
    await page.getByText('Name is required').waitFor({ state: 'hidden' });
    await type(page, page.getByLabel('Email Address'), 'kavya at home');
    await tabTo(page, page.getByLabel('Subject'));
    await page.keyboard.type('Feed');
    await type(page, page.getByRole('textbox', { name: 'Message' }), 'Short');
    await press(page, send);
    await page.getByText('Email is invalid').waitFor();
    await page.getByText('Message should be at least 10 characters').waitFor();
    await page.getByLabel('Email Address').fill('kavya.rao@example.test');
    await type(page, page.getByRole('textbox', { name: 'Message' }), ' of words, but enough of them.');

    const call = /\/api\/contact$/;
    await page.route(call, (route) => route.abort('connectionrefused'));
    await press(page, send);
    await page.getByText('Failed to send message. Please try again later.').first().waitFor();
    await holds(page.getByLabel('Full Name'), 'Kavya Rao');
    await page.reload();
    await holds(page.getByLabel('Full Name'), 'Kavya Rao');
    await page.unroute(call);
    await press(page, send);
    await page.getByText('Your message has been sent successfully!').first().waitFor();
    await page
      .getByText(/SUN-[A-Z0-9]{4,}/)
      .first()
      .waitFor();
    await holds(page.getByLabel('Full Name'), '');
    await assertFit(page, 'a message that was sent');
    await keepPicture(page, 'contact-sent');
    await context.close();
  });
});
