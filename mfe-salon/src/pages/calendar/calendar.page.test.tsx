import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from '../../expose/routes/calendar.expose.tsx';
import { bookingDetail } from '../../testing/booking-detail.builder.ts';
import { block, calendar, DAY } from '../../testing/calendar.builder.ts';

beforeAll(() => {
  // jsdom has no layout, and so nothing to scroll into view.
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: query === '(pointer: fine)', media: query, onchange: null },
      addListener: () => {},
      removeListener: () => {},
    });
});

const moved = block({ resourceId: 'meera' }, '16:10', '16:55');

const open = (answers: Parameters<typeof fakeProvider>[0] = {}, query = '') => {
  const provider = fakeProvider({
    'salon.calendar': [answered(calendar(block()))],
    'salon.events': [refused('NOT_FOUND')],
    'salon.eventsAddress': [refused('NOT_FOUND')],
    'salon.moveBooking': [answered({ blocks: [moved] })],
    ...answers,
  });
  const errors: string[] = [];
  const shell = fakeShell({
    http: provider.http,
    notify: { success: () => {}, info: () => {}, error: (text) => errors.push(text) },
  });
  const router = openRoute(route, shell, `/salon/calendar?date=${DAY}${query}`);
  return { ...provider, errors, router };
};

const ravi = () => screen.findByRole('button', { name: /Ravi Kumar/ });
const column = (name: string) => screen.getByRole('group', { name });

test('a day of which unpaid holds of one network had their share is told calmly, and no other', async () => {
  const plain = calendar(block());
  const days = plain.days.map((day) => ({ ...day, crowdedAt: `${DAY}T14:05:00+05:30` }));
  open({ 'salon.calendar': [answered({ ...plain, days })] });
  await ravi();
  expect(
    screen.getByText(/^Tuesday, .*24 November.*: from one network, .* refused, last at 2:05 pm\.$/),
  ).toBeVisible();
  expect(screen.getByText(/There is nothing you need to do/)).toBeVisible();
});

test('nothing is told where no day had it', async () => {
  open();
  await ravi();
  expect(screen.queryByText(/from one network/)).toBeNull();
});

test('each line of a visit ends its words, also where the visit has been scrolled out of sight', async () => {
  open();
  const lines = [...(await ravi()).children].map(({ textContent }) => textContent);
  expect(lines.join('')).toMatch(/^Ravi Kumar \S.* Confirmed · 4:00 – 4:45 pm$/);
});

test('a visit is picked up, carried and dropped by keys alone, told at each step, and moved back by Undo', async () => {
  const { sent } = open({
    'salon.calendar': [answered(calendar(block())), answered(calendar(moved))],
  });
  (await ravi()).focus();
  await userEvent.keyboard('m');
  expect(screen.getByText(/Picked up Ravi Kumar, 4:00 – 4:45 pm/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(screen.getByText('4:10 – 4:55 pm, Meera Iyer, Ravi will be told by mail')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(
    within(column('Meera Iyer')).getByRole('button', { name: /^Ravi Kumar.* 4:10 – 4:55 pm/ }),
  ).toBeVisible();
  expect(await screen.findByText('Moved to 4:10 pm with Meera Iyer')).toBeVisible();
  expect(sent('salon.moveBooking')).toEqual([
    {
      params: { id: 'b1' },
      body: {
        part: 0,
        start: `${DAY}T16:10:00+05:30`,
        resourceId: 'meera',
        expectedStart: `${DAY}T16:00:00+05:30`,
      },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent('salon.moveBooking').at(-1)).toEqual({
    params: { id: 'b1' },
    body: {
      part: 0,
      start: `${DAY}T16:00:00+05:30`,
      resourceId: 'asha',
      expectedStart: `${DAY}T16:10:00+05:30`,
    },
  });
});

test('a visit that the server refuses to move stands where it was, and the reason is told', async () => {
  const message = 'Meera Iyer is on leave then.';
  const { errors } = open({ 'salon.moveBooking': [refused('SLOT_NOT_BOOKABLE', { message, msg: message })] });
  (await ravi()).focus();
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  expect(await within(column('Asha Rao')).findByRole('button', { name: /4:00 – 4:45 pm/ })).toBeVisible();
  expect(errors).toEqual([message]);
});

test('Escape takes back what is carried, and nothing is sent', async () => {
  const { sent } = open();
  (await ravi()).focus();
  await userEvent.keyboard('m{PageDown}{Shift>}{ArrowDown}{/Shift}{Escape}');
  expect(screen.getByText('Taken back.')).toBeInTheDocument();
  expect(sent('salon.moveBooking')).toEqual([]);
});

test('a move by fields that is refused keeps what was entered, and says why where it was entered', async () => {
  const message = 'Asha Rao is busy then.';
  open({
    'salon.booking': [answered({ data: bookingDetail(1, 'Ravi Kumar') })],
    'salon.moveBooking': [refused('SLOT_NOT_BOOKABLE', { message, msg: message })],
  });
  (await ravi()).focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Ravi Kumar' }));
  fireEvent.change(panel.getByLabelText('Starts at'), { target: { value: '17:30' } });
  await userEvent.click(panel.getByRole('button', { name: 'Move the visit' }));
  expect(await panel.findByText(message)).toBeVisible();
  expect(panel.getByLabelText('Starts at')).toHaveValue('17:30');
  expect(panel.getByRole('button', { name: 'Move the visit' })).toBeEnabled();
});

test('a visit carried by keys is put back when a pointer presses elsewhere or the keys go elsewhere', async () => {
  const { sent } = open();
  const taken = () => screen.queryByText('Taken back.');
  (await ravi()).focus();
  await userEvent.keyboard('m{ArrowDown}');
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1, name: 'Calendar' }));
  expect(taken()).toBeInTheDocument();
  await userEvent.keyboard('m{ArrowDown}');
  expect(taken()).toBeNull();
  act(() => screen.getByRole('button', { name: 'Walk-in' }).focus());
  expect(taken()).toBeInTheDocument();
  expect(sent('salon.moveBooking')).toEqual([]);
});

test('a walk-in for another day says so, and Escape asks before what was typed is lost', async () => {
  open({ 'salon.services': [refused('NOT_FOUND')] });
  await ravi();
  await userEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Walk-in' }));
  expect(dialog.getByText(/^Now, with whoever is free\. Give a time and it is for /)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /Name, phone, time, who/ }));
  expect(dialog.getByLabelText('Day')).toHaveValue(DAY);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Lakshmi' } });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Lakshmi');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
  expect(screen.queryByRole('dialog', { name: 'Walk-in' })).toBeNull();
});

test('the focus comes back to the visit after its status was changed beside the calendar', async () => {
  const done = bookingDetail(1, 'Ravi Kumar', { status: 'completed', statusLabel: 'Completed' });
  open({
    'salon.calendar': [answered(calendar(block())), answered(calendar(block({ status: 'completed' })))],
    'salon.booking': [answered({ data: bookingDetail(1, 'Ravi Kumar') })],
    'salon.updateStatus': [answered({ data: done, booking: done })],
  });
  (await ravi()).focus();
  await userEvent.keyboard('{Enter}');
  const ask = async () => screen.findByRole('button', { name: 'Change status' });
  await waitFor(async () => expect(await ask()).toBeEnabled());
  await userEvent.click(await ask());
  await userEvent.click(await screen.findByRole('combobox', { name: 'New status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Completed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update Status' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change status' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await ravi()).toHaveFocus());
});

test('a link opens the walk-in at its start with its person, once', async () => {
  const { router } = open({ 'salon.services': [refused('NOT_FOUND')] }, '&walkIn=16:30&with=meera');
  const dialog = within(await screen.findByRole('dialog', { name: 'Walk-in' }));
  expect(await dialog.findByText(/4:30 pm, with Meera Iyer$/)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`?date=${DAY}`));
  expect(screen.getByRole('dialog', { name: 'Walk-in' })).toBeVisible();
});

test('a link opens a visit on its day, to be moved', async () => {
  const { router } = open(
    { 'salon.booking': [answered({ data: bookingDetail(1, 'Ravi Kumar') })] },
    '&visit=b1',
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Ravi Kumar' }));
  expect(await panel.findByLabelText('Starts at')).toHaveValue('16:00');
  await waitFor(() => expect(router.state.location.search).toBe(`?date=${DAY}`));
});

test('the week of everyone shows each visit with its time, customer and service, and opens it', async () => {
  const bare = calendar(
    block({ allergies: 'Ammonia' }),
    block({ bookingId: 'b2', resourceId: 'meera' }, '10:00', '10:30'),
  );
  open(
    {
      'salon.calendar': [answered(bare)],
      'salon.booking': [answered({ data: bookingDetail(1, 'Ravi Kumar') })],
    },
    '&view=week',
  );
  const week = within(await screen.findByRole('region', { name: 'The week' }));
  const asha = within(week.getByRole('row', { name: /^Asha Rao/ }));
  expect(asha.getByRole('link', { name: 'Asha Rao on Tue, 24 Nov: 8% full' })).toBeVisible();
  const visit = asha.getByRole('button', {
    name: /^4:00 – 4:45 pm Ravi Kumar Haircut ?, Confirmed, allergies: Ammonia$/,
  });
  expect(asha.getAllByRole('button')).toHaveLength(1);
  expect(week.getByRole('link', { name: /^Everyone on .*: 2 visits, 1 h 15 min, 6% full$/ })).toBeVisible();
  await userEvent.click(visit);
  expect(await screen.findByRole('dialog', { name: /Ravi Kumar/ })).toBeVisible();
});

test('what the keyboard can do with a visit is seen while one is focused by it', async () => {
  open();
  await ravi();
  const hint = screen.getByText('Press M to move it by the keyboard.');
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  const shown = rules.filter(
    (text) => text.includes('calendar-keys') && text.includes('visibility: visible'),
  );
  expect(shown.join()).toMatch(
    /^\*:has\(\[aria-describedby="?calendar-keys"?\]:focus-visible\) ?> ?\.[\w-]+ \{/,
  );
  expect(shown.join()).toContain(`.${hint.className.split(' ').at(-1)}`);
});
