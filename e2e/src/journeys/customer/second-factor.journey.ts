import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sized } from '@sundara/contracts/testing';
import { TOTP } from 'otpauth';
import { PASSWORD } from '../../accounts.ts';
import { openAccount } from '../../admin/as-admin.ts';
import { assertFit, DESKTOP, keepPicture, PHONE, type Screen, visit } from '../../browser.ts';
import { signedIn, signInDialog, signInThere } from '../../customer/signed-in.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';

const STEP_MS = 30_000;

journeys('a second factor, by keyboard alone', {}, (running) => {
  const turnOnAndOff = async (role: 'salon' | 'admin', screen: Screen) => {
    const { site, browser } = running();
    // A separate account, since a demo account that requires a code would lock out the other journeys.
    const email = `factor.${role}.${crypto.randomUUID()}@example.test`;
    await openAccount(site.url, { name: 'Farah Ali', email, role });
    const { page, context } = await signedIn(browser, screen, site.url, { email });
    await page.goto('/profile?section=security');
    await press(page, page.getByRole('button', { name: 'Set it up' }));
    await type(page, page.getByLabel(/^Password/), PASSWORD);
    await page.keyboard.press('Enter');
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    const authenticator = new TOTP({ secret });
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await assertFit(page, 'a key to scan');
    await keepPicture(page, `${role}-factor-1-scan`);
    const used = authenticator.generate();
    await type(page, page.getByLabel(/^Code/), used);
    await press(page, page.getByRole('button', { name: 'Turn on' }));
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    assert.equal(await codes.count(), 10);
    const recovery = (await codes.first().innerText()).trim();
    await assertFit(page, 'recovery codes');
    await keepPicture(page, `${role}-factor-2-recovery`);
    await press(page, page.getByRole('button', { name: 'I have kept them' }));

    const again = await visit(browser, screen, site.url);
    await again.page.goto('/login');
    await signInThere(again.page, { email });
    const dialog = signInDialog(again.page).or(again.page.getByRole('dialog'));
    await dialog.getByText('Please enter the code of your authenticator app.').waitFor();
    await assertFit(again.page, 'the code at sign-in');
    await keepPicture(again.page, `${role}-factor-3-code`);
    // The code that turned it on can't be used again.
    await type(again.page, dialog.getByLabel(/code/i), used);
    await again.page.keyboard.press('Enter');
    await dialog.getByText(/not right, or it was used before/).waitFor();
    await press(again.page, dialog.getByRole('button', { name: 'Use a recovery code instead' }));
    await type(again.page, dialog.getByLabel(/code/i), recovery);
    await again.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    await again.page.goto('/profile?section=security');
    await press(again.page, again.page.getByRole('button', { name: /^Turn off/ }));
    const sure = again.page.getByRole('dialog', { name: 'Turn off the second factor?' });
    // The next code: a clock may be one step ahead.
    const fresh = authenticator.generate({ timestamp: Date.now() + STEP_MS });
    await type(again.page, sure.getByLabel(/^Password/), PASSWORD);
    await type(again.page, sure.getByLabel(/^Code/), fresh);
    await press(again.page, sure.getByRole('button', { name: 'Turn off' }));
    await again.page.getByText('It is off.').waitFor();
    await context.close();
    await again.context.close();
  };

  const WHO = [
    ['an admin', 'admin', DESKTOP],
    ["a salon's owner", 'salon', PHONE],
  ] as const;
  for (const [who, role, screen] of WHO.slice(0, sized({ quick: 1, deep: 2 })))
    test(`${who} turns it on, is asked for it, uses a recovery code and turns it off`, () =>
      turnOnAndOff(role, screen));
});
