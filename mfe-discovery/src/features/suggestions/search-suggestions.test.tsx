import { type listSalons, pagination, type Reply, succeed } from '@sundara/contracts/api';
import type { ExtensionPoints, Result, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell, unreachable } from '@sundara/web/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aSalon, aServiceHit } from '../../testing/salon.builder.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

type Answer = Result<Reply<typeof listSalons>>;
type Given = Partial<ExtensionPoints['shell.search']>;

const MARIGOLD = aSalon({
  id: 'm1',
  name: 'Marigold Room',
  rating: 4.6,
  reviews: 12,
  specialties: ['Hair', 'Spa', 'Nails'],
});
const LOTUS = aSalon({ id: 'l1', name: 'Lotus Hair', reviews: 0, specialties: [] });
const CUT = aServiceHit({
  name: 'Hair cut',
  salonId: { _id: 'm1', name: 'Marigold Room' },
  salon: 'Marigold Room',
});

const answer = (given: Partial<Reply<typeof listSalons>> = {}): Answer => ({
  ok: true,
  data: succeed('', {
    salons: [MARIGOLD, LOTUS],
    services: [CUT],
    localities: [{ name: 'Kukatpally', salons: 5, latitude: 17.5, longitude: 78.4 }],
    specialties: [{ name: 'Hair', salons: 90 }],
    pagination: pagination(1, 5, 42),
    countIsCapped: false,
    ...given,
  }),
});
const NOTHING = answer({
  salons: [],
  services: [],
  localities: [],
  specialties: [],
  pagination: pagination(1, 5, 0),
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The search as the shell shows it; `reply` responds to each call, by its text. */
const open = (reply: (q: string) => Answer | Promise<Answer> = () => answer(), given: Given = {}) => {
  const asked: { readonly q: string; readonly limit: unknown; readonly signal: AbortSignal | undefined }[] =
    [];
  const call = async (_: unknown, input: unknown, { signal }: { signal?: AbortSignal } = {}) => {
    const { q, limit } = (input as { query: { q: string; limit: unknown } }).query;
    asked.push({ q, limit, signal });
    return reply(q);
  };
  const navigate = jest.fn();
  const onDone = jest.fn();
  const shell = fakeShell({ http: { call: call as ShellApi['http']['call'] }, navigate });
  const search = (
    <>
      <SearchSuggestions
        placement="bar"
        text=""
        focused={false}
        selection={{ start: 0, end: 0 }}
        onDone={onDone}
        {...given}
      />
      <button type="button">Elsewhere</button>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: search }]);
  render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { asked, navigate, onDone, router };
};

const box = () => screen.getByRole('combobox', { name: 'Search salons and services' });
const rest = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));
const typed = async (text: string) => {
  await user.type(box(), text);
  await rest();
};
const marked = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

const tabNamed = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
/** By its text, as a search emphasises letters in the middle of words. */
const option = (text: string) => {
  const found = screen.queryAllByRole('option').find(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`No option says ${text}.`);
  return found;
};
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('suggestions are asked for from 2 characters on, when typing has rested for 300 ms, 5 of each', async () => {
  const { asked } = open();
  await typed('h');
  expect(asked).toEqual([]);
  await user.type(box(), 'a');
  await rest(200);
  await user.type(box(), 'i');
  await rest(299);
  expect(asked).toEqual([]);
  await rest(1);
  expect(asked).toMatchObject([{ q: 'hai', limit: 5 }]);
});

test('a call whose text has changed is given up, and its late answer dropped', async () => {
  let late: (reply: Answer) => void = () => {};
  const { asked } = open((q) =>
    q === 'ha' ? new Promise((resolve) => (late = resolve)) : answer({ salons: [LOTUS], services: [] }),
  );
  await typed('ha');
  await typed('ir');
  expect(asked.map(({ q, signal }) => [q, signal?.aborted])).toEqual([
    ['ha', true],
    ['hair', false],
  ]);
  await act(async () => late(answer({ salons: [MARIGOLD] })));
  expect(screen.queryByRole('option', { name: /4.6/ })).toBeNull();
  expect(option('Lotus Hair')).toBeVisible();
});

test('a spinner shows while suggestions load, and gets words after 2 s', async () => {
  open(() => new Promise(() => {}));
  await typed('hair');
  expect(screen.getByRole('progressbar', { name: 'Searching' })).toBeVisible();
  expect(screen.queryByText('Still searching…')).toBeNull();
  await rest(2_000);
  expect(screen.getAllByText('Still searching…')[0]).toBeVisible();
});

test('each salon shows name, place, rating and 2 specialties at most, each service whose it is', async () => {
  open();
  await typed('hair');
  const salon = option('Marigold RoomJubilee Hills');
  expect(salon).toHaveTextContent('Jubilee Hills · Hair, Spa');
  expect(salon).toHaveTextContent('4.6');
  expect(option('Lotus Hair')).toHaveTextContent('New');
  expect(within(option('Hair cut')).getByText('at Marigold Room')).toBeVisible();
});

test('places, specialties and the way to everything are offered with how many salons they have', async () => {
  open();
  await typed('hair');
  expect(option('Salons in Kukatpally · 5')).toHaveAttribute('href', '/salons?sublocality=Kukatpally');
  expect(option('Hair · 90 salons')).toHaveAttribute('href', '/salons?specialty=Hair');
  expect(option('See all results for “hair” · 42 salons')).toHaveAttribute('href', '/salons?q=hair');
});

test('a salon leads to its page, and a service to the page of its salon', async () => {
  open();
  await typed('hair');
  expect(option('Lotus Hair')).toHaveAttribute('href', '/salon/l1');
  expect(option('Hair cut')).toHaveAttribute('href', '/salon/m1');
});

test('the letters that were searched for are emphasised', async () => {
  open();
  await typed('lot');
  expect(within(option('Lotus Hair')).getByText('Lot').tagName).toBe('B');
});

test('what was searched instead is told', async () => {
  open(() => answer({ corrected: 'Kukatpally' }));
  await typed('kukatpalli');
  expect(screen.getByText('Showing results for "Kukatpally"')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Showing results for "Kukatpally". 5 suggestions');
});

test('three tabs say how many lines they have, and show salons or services alone', async () => {
  open();
  await typed('hair');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All5', 'Salons2', 'Services1']);
  await user.click(tabNamed('Services'));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(optionNames()[0]).toContain('Hair cut');
  expect(box()).toHaveFocus();
});

test('by keyboard the tabs come after the text: Tab leads to them, Left and Right between, Down into the list', async () => {
  open();
  await typed('hair');
  await user.tab();
  expect(tabNamed('All')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tabNamed('Salons')).toHaveFocus();
  expect(tabNamed('Salons')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(tabNamed('Services')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveFocus();
  expect(marked()).toContain('Hair cut');
});

test('Up, Down, Home and End mark options while the focus stays in the text, and lead back to it', async () => {
  open();
  await typed('hair');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Salons in Kukatpally · 5');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(marked()).toContain('See all results');
  await user.keyboard('{Home}');
  expect(marked()).toBe('Salons in Kukatpally · 5');
  await user.keyboard('{End}{ArrowDown}');
  expect(marked()).toBeUndefined();
  expect(box()).toHaveFocus();
});

test('Enter opens the marked option, and without one searches on the listing', async () => {
  const { navigate, onDone } = open();
  await typed('hair');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/salon/m1');
  expect(box()).toHaveValue('');
  await typed(' spa & hair ');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/salons?q=spa+%26+hair');
  expect(onDone).toHaveBeenCalledTimes(2);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('words of facts and of time become filters; a recent search reads them anew, and shows what was typed', async () => {
  jest.setSystemTime(new Date('2026-11-27T06:00:00Z'));
  const { navigate } = open();
  await typed('ladies only haircut tomorrow');
  expect(option('See all results')).toHaveAttribute('href', '/salons?date=2026-11-28&serves=women&q=haircut');
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/salons?date=2026-11-28&serves=women&q=haircut');
  expect(box()).toHaveValue('haircut');
  jest.setSystemTime(new Date('2026-11-29T06:00:00Z'));
  await user.clear(box());
  expect(optionNames()).toEqual(['ladies only haircut tomorrow']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/salons?date=2026-11-30&serves=women&q=haircut');
  await user.clear(box());
  await user.keyboard('{ArrowDown}{Delete}');
  expect(screen.queryByRole('option')).toBeNull();
});

test('choosing with a pointer opens the page and closes the list', async () => {
  const { router } = open();
  await typed('hair');
  await user.click(option('Lotus Hair'));
  expect(router.state.location.pathname).toBe('/salon/l1');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list closes on a press outside, on Escape and when the focus leaves; Escape once more clears', async () => {
  open();
  await typed('hair');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(box());
  await rest();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('hair');
  await user.keyboard('{ArrowDown}');
  await rest();
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(box());
  await user.keyboard('{Escape}{Escape}');
  expect(box()).toHaveValue('');
});

test('nothing found says so, with a way on', async () => {
  open(() => NOTHING);
  await typed('zzz');
  expect(screen.getAllByText('No results found for "zzz"')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'All salons' })).toHaveAttribute('href', '/salons');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('a failed call suggests nothing and says so quietly; Retry asks again, Enter still searches', async () => {
  const replies = [unreachable as Answer, answer()];
  const { navigate } = open(() => replies.shift() ?? NOTHING);
  await typed('hair');
  expect(screen.getAllByText('Suggestions can’t be reached right now.')[0]).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rest();
  expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/salons?q=hair');
});

test('how many suggestions there are is announced politely', async () => {
  open();
  await typed('hair');
  expect(screen.getByRole('status')).toHaveTextContent('5 suggestions');
});

test('an empty box offers the last 5 searches, each removable by button and by key', async () => {
  open();
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six'])
    await user.type(box(), `${text}{Enter}{Escape}{Escape}`);
  await user.click(box());
  expect(optionNames()).toEqual(['six', 'five', 'four', 'three', 'two']);
  await user.click(screen.getByRole('button', { name: 'Remove “five” from recent searches' }));
  await user.keyboard('{ArrowDown}{Delete}');
  expect(optionNames()).toEqual(['four', 'three', 'two']);
});

test('what storage holds that we never wrote is not offered', async () => {
  localStorage.setItem('recent-searches', JSON.stringify([{ text: 'x', to: 'https://evil.example' }]));
  open();
  await user.click(box());
  expect(screen.queryByRole('option')).toBeNull();
});

test('it takes over text, focus and caret of what stood in, and goes on from there', async () => {
  const { asked } = open(undefined, { text: 'hair', focused: true, selection: { start: 1, end: 1 } });
  expect(box()).toHaveFocus();
  await user.keyboard('X');
  expect(box()).toHaveValue('hXair');
  await rest();
  expect(asked).toMatchObject([{ q: 'hXair' }]);
});

test('a text that nobody is typing asks for nothing', async () => {
  const { asked } = open(undefined, { text: 'hair' });
  await rest(1_000);
  expect(box()).toHaveValue('hair');
  expect(asked).toEqual([]);
});

test('the box follows what the listing searches for, but for what someone has begun to type', async () => {
  const { router } = open();
  await act(() => router.navigate('/salons?q=spa'));
  expect(box()).toHaveValue('spa');
  await user.click(box());
  await act(() => router.navigate('/salons?q=nails'));
  expect(box()).toHaveValue('nails');
  await user.type(box(), ' in Uppal');
  await act(() => router.navigate('/about'));
  expect(box()).toHaveValue('nails in Uppal');
});

test('over a whole phone an empty search offers specialties and days, and closes behind whoever follows one', async () => {
  const { onDone, router } = open(undefined, { placement: 'modal' });
  const specialties = within(screen.getByRole('navigation', { name: 'Specialties' }));
  expect(specialties.getAllByRole('link')).toHaveLength(7);
  const days = within(screen.getByRole('navigation', { name: 'Free' }));
  expect(days.getByRole('link', { name: 'Today' })).toHaveAttribute('href', expect.stringMatching(/date=/));
  await user.click(specialties.getByRole('link', { name: 'Spa' }));
  expect(router.state.location.search).toBe('?specialty=Spa');
  expect(onDone).toHaveBeenCalledTimes(1);
  await typed('hair');
  expect(screen.queryByRole('navigation', { name: 'Specialties' })).toBeNull();
});
