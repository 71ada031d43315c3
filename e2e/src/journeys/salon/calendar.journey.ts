import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWNER } from '../../accounts.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { type Customer, mailsTo, registerCustomer } from '../../booking/customer.ts';
import { assertFit, DESKTOP, keepPicture, PHONE, type Visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { addSpecialist, openAllDay } from '../../salon/all-day.ts';
import { asOwner, ownSalon, serviceNamed, walkIn } from '../../salon/owner.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;

const INDIA_MS = 330 * 60_000;
/** The date in India that is `days` days from now. */
const dayAfter = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * 86_400_000).toISOString().slice(0, 10);

interface Block {
  readonly bookingId: string;
  readonly start: string;
  readonly end: string;
  readonly resourceId: string;
}

journeys("a salon's calendar", {}, (running) => {
  /** A day further ahead than the demo's visits, with one visit at 11 by the first specialist. */
  const begin = async (width: number, days: number) => {
    const { site } = running();
    const date = dayAfter(days);
    const service = await serviceNamed(site.url, 'Haircut and Finish');
    const guest = `Guest ${width} ${crypto.randomUUID().slice(0, 6)}`;
    const { id } = await walkIn(site.url, {
      ...{ service: service.id, start: `${date}T11:00`, customer: { name: guest } },
    });
    const blockOf = async (): Promise<Block> => {
      const { blocks } = await asOwner(site.url, 'GET', `/api/salon/calendar?from=${date}&to=${date}`);
      const found = blocks.find(({ bookingId }: Block) => bookingId === id);
      return found ?? assert.fail('The visit is not in the calendar.');
    };
    return { site, date, guest, id, blockOf };
  };
  /**
   * Books a visit that begins in a quarter of an hour, with a specialist who has nothing else to do. False in the last
   * hour of the day, when no visit can begin before tomorrow.
   */
  const comesSoon = async (url: string, customer: Customer): Promise<boolean> => {
    await openAllDay(url);
    const resourceId = await addSpecialist(url, 'Ravi Soon');
    const { id } = await bookVisit(url, customer, await salonNamed(url, (await ownSalon(url)).name));
    const soon = new Date(Math.ceil((Date.now() + 600_000) / 300_000) * 300_000 + INDIA_MS).toISOString();
    if (soon.slice(0, 10) !== dayAfter(0) || soon.slice(11, 13) === '23') return false;
    const move = { start: soon.slice(0, 16), resourceId };
    await asOwner(url, 'PATCH', `/api/salon/bookings/${id}/time`, move);
    return true;
  };
  const startOf = ({ start }: Block): string => start.slice(11, 16);
  const close = async ({ context, faults }: Visit) => {
    assert.deepEqual(faults, []);
    await context.close();
  };

  test('a walk-in takes two presses, and is taken back by one', async () => {
    const { site, browser } = running();
    const visited = await visitAsDemo(browser, screen, site.url, OWNER);
    const { page } = visited;
    await page.goto('/salon/calendar');
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
    await keepPicture(page, 'salon-6-calendar');
    await press(page, page.getByRole('button', { name: 'Walk-in', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Walk-in' });
    await dialog.getByRole('button', { name: /Name, phone, time, who/ }).waitFor();
    await press(page, dialog.getByRole('button', { name: /Name, phone, time, who/ }));
    await type(page, dialog.getByLabel('Name', { exact: true }), 'Walker');
    const time = dialog.getByLabel(/^Time/);
    await time.fill('12:30');
    await assertFit(page, 'a walk-in');
    await keepPicture(page, 'salon-7-walk-in');
    await press(page, dialog.getByRole('button', { name: /^Eyebrow Threading/ }).first());
    await page
      .getByText(/is written down/)
      .first()
      .waitFor();
    await page.getByText('Walker').filter({ visible: true }).first().waitFor({ state: 'attached' });
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await page
      .getByText(/was taken back/)
      .first()
      .waitFor();
    await close(visited);
  });

  test('a visit is moved by fields, and its opening says all of it', async () => {
    const { site, date, guest, blockOf } = await begin(0, 20);
    const visited = await visitAsDemo(running().browser, screen, site.url, OWNER);
    const { page } = visited;
    await page.goto(`/salon/calendar?date=${date}`);
    const block = page
      .getByRole('button', { name: new RegExp(guest) })
      .filter({ visible: true })
      .first();
    await block.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: guest });
    await panel.getByLabel('Starts at').fill('15:30');
    await assertFit(page, 'a visit in the calendar');
    await keepPicture(page, 'salon-8-visit');
    await press(page, panel.getByRole('button', { name: 'Move the visit' }));
    await panel.waitFor({ state: 'detached' });
    assert.equal(startOf(await blockOf()), '15:30');
    await close(visited);
  });

  test('time is blocked, days are closed, and both are opened again', async () => {
    const { site, browser } = running();
    const date = dayAfter(40);
    const visited = await visitAsDemo(browser, screen, site.url, OWNER);
    const { page } = visited;
    await page.goto(`/salon/calendar?date=${date}`);
    const open = async (what: string) => {
      await press(page, page.getByRole('button', { name: /^More:/ }));
      await press(page, page.getByRole('button', { name: what, exact: true }));
    };
    await open('Block time');
    const block = page.getByRole('dialog', { name: 'Block time' });
    await type(page, block.getByLabel('Reason'), 'Training');
    await assertFit(page, 'blocking time');
    await press(page, block.getByRole('button', { name: 'Block this time' }));
    await block.waitFor({ state: 'detached' });
    await page
      .getByText(/Training/)
      .filter({ visible: true })
      .first()
      .waitFor();

    await open('Closed days');
    const closing = page.getByRole('dialog', { name: 'Closed days' });
    await closing.getByRole('heading', { name: 'Festivals ahead' }).waitFor();
    await closing.getByLabel('First day').fill(date);
    await type(page, closing.getByLabel('Reason'), 'Family feast');
    await assertFit(page, 'closed days');
    await keepPicture(page, 'salon-9-closures');
    await press(page, closing.getByRole('button', { name: /^Close on/ }));
    await closing.waitFor({ state: 'detached' });
    const { timeOff } = await asOwner(site.url, 'GET', `/api/salon/time-off?from=${date}&to=${date}`);
    assert.deepEqual(timeOff.map(({ kind }: { kind: string }) => kind).sort(), ['blocked', 'closure']);

    await open('Closed days');
    const feast = closing.getByRole('listitem').filter({ hasText: 'Family feast' }).last();
    await press(page, feast.getByRole('button', { name: /^Open again on/ }));
    await closing.waitFor({ state: 'detached' });
    const training = page
      .getByRole('button', { name: /Training/ })
      .filter({ visible: true })
      .first();
    await training.focus();
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('dialog').getByRole('button', { name: /Open this time again/ }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const left = await asOwner(site.url, 'GET', `/api/salon/time-off?from=${date}&to=${date}`);
    assert.deepEqual(left.timeOff, []);
    await close(visited);
  });

  test('a visit is carried by the keyboard, dropped, stretched and taken back', async () => {
    const { site, date, guest, blockOf } = await begin(1, 21);
    const visited = await visitAsDemo(running().browser, DESKTOP, site.url, OWNER);
    const { page } = visited;
    await page.goto(`/salon/calendar?date=${date}`);
    const block = page.getByRole('button', { name: new RegExp(guest) });
    const before = await blockOf();
    await tabTo(page, page.locator('[data-block][tabindex="0"]'));
    await block.focus();
    await page.keyboard.press('m');
    await page.getByText(/Picked up Guest 1 /).waitFor({ state: 'attached' });
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    assert.deepEqual(await blockOf(), before);
    await page.keyboard.press('m');
    for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    assert.equal(startOf(await blockOf()), '11:35');
    await block.focus();
    await page.keyboard.press('m');
    for (const key of ['Shift+PageDown', 'Enter']) await page.keyboard.press(key);
    await page
      .getByText(/^Now \d/)
      .first()
      .waitFor();
    const length = ({ start, end }: Block) => (Date.parse(end) - Date.parse(start)) / 60_000;
    const moved = await until('another length', async () => {
      const block = await blockOf();
      return length(block) !== length(before) && block;
    });
    assert.equal(length(moved), length(before) + 15);
    await close(visited);
  });

  test('a visit is dragged by the pointer to another time, and one press takes it back', async () => {
    const { site, date, guest, blockOf } = await begin(2, 22);
    const visited = await visitAsDemo(running().browser, DESKTOP, site.url, OWNER);
    const { page } = visited;
    await page.goto(`/salon/calendar?date=${date}`);
    const block = page.getByRole('button', { name: new RegExp(guest) });
    await block.waitFor();
    await block.scrollIntoViewIfNeeded();
    const box = (await block.boundingBox()) ?? assert.fail('The visit is nowhere.');
    await page.mouse.move(box.x + 30, box.y + 14);
    await page.mouse.down();
    await page.mouse.move(box.x + 32, box.y + 60, { steps: 4 });
    await page.mouse.move(box.x + 32, box.y + 110, { steps: 6 });
    await keepPicture(page, `salon-10-drag`);
    await page.mouse.up();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    assert.notEqual(startOf(await blockOf()), '11:00');
    await page.keyboard.press('Control+z');
    await until('the visit is back at 11:00', async () => startOf(await blockOf()) === '11:00');
    await close(visited);
  });

  test('the next customers are told of a delay, and the week shows who has how much to do', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, 'Usha Nair');
    const isAwaited = await comesSoon(site.url, customer);
    const visited = await visitAsDemo(browser, DESKTOP, site.url, OWNER);
    const { page } = visited;
    await page.goto('/salon/calendar?view=week');
    await page.getByRole('button', { name: 'Running late' }).waitFor();
    await keepPicture(page, `salon-11-week`);
    await press(page, page.getByRole('button', { name: 'Running late' }));
    const late = page.getByRole('dialog', { name: 'Running late' });
    await late.getByRole('combobox', { name: 'Who is late' }).selectOption({ label: 'Ravi Soon' });
    await late.getByText(isAwaited ? 'Usha Nair' : /Nobody is expected then/).waitFor();
    await assertFit(page, 'running late');
    await keepPicture(page, `salon-12-late`);
    if (isAwaited) {
      await press(page, late.getByRole('button', { name: 'Tell 1 customer' }));
      await late.waitFor({ state: 'detached' });
      await page.getByText('1 customer told of the delay').first().waitFor();
      await until('the customer reads of the delay', async () =>
        (await mailsTo(site.url, customer)).some(({ subject }) => /about 15 minutes later/.test(subject)),
      );
    }
    await close(visited);
  });
});
