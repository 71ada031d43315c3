import { addDays, localDateOf } from '@sundara/contracts';
import type { Salon, ServiceHit } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSalon } from '../../testing/salon.builder.ts';
import { loadListing } from './listing.loader.ts';
import { ListingPage } from './listing.page.tsx';

const salon = (name: string, sublocality = 'Kondapur'): Salon => {
  const { address } = aSalon();
  return aSalon({ id: name, name, address: { ...address, sublocality } });
};

const page = (
  names: readonly string[],
  { total = names.length, at = 1, capped = false, corrected = '' } = {},
) => {
  const pages = Math.max(1, Math.ceil(total / 12));
  return answered({
    salons: names.map((name) => salon(name)),
    services: [] as ServiceHit[],
    localities: [],
    specialties: [],
    ...(corrected && { corrected }),
    pagination: { totalCount: total, totalPages: pages, currentPage: at, page: at, limit: 12, total, pages },
    countIsCapped: capped,
  });
};

const facets = answered({
  facets: {
    rating: [
      { value: '4.5', count: 3 },
      { value: '4', count: 9 },
    ],
    priceRange: [{ value: '₹₹', count: 7 }],
    specialty: [
      { value: 'Hair', count: 64 },
      { value: 'Nails', count: 1 },
    ],
    sublocality: [
      { value: 'Madhapur', count: 5 },
      { value: 'Uppal', count: 2 },
    ],
  },
});
const localities = answered({
  sublocalities: ['Kondapur', 'Madhapur', 'Uppal'],
  localities: [
    { name: 'Kondapur', latitude: 17.46, longitude: 78.36, salons: 4, telugu: 'కొండాపూర్' },
    { name: 'Madhapur', latitude: 17.44, longitude: 78.39, salons: 5, telugu: '' },
    { name: 'Uppal', latitude: 17.4, longitude: 78.56, salons: 2, telugu: '' },
  ],
});
const slots = answered({ nextSlots: [] });

const user = userEvent.setup({ delay: null });

type Answer = ReturnType<typeof answered>;

const open = (address: string, lists: readonly [Answer, ...Answer[]], counted: Answer = facets) => {
  const { http, urls } = fakeProvider({
    'salons.list': lists,
    'salons.facets': [counted],
    'salons.sublocalities': [localities],
    'salons.nextSlots': [slots],
    'services.nextSlots': [slots],
  });
  const router = openRoute({ Component: ListingPage, loader: loadListing }, fakeShell({ http }), address);
  const asked = () => urls.filter((url) => url.startsWith('/api/public/salons?')).map(decodeURIComponent);
  const search = () => decodeURIComponent(router.state.location.search);
  return { router, asked, search };
};

/** A window of 1280 px; without it, tests run as on a phone. */
const widely = () => {
  window.matchMedia = (query) => ({
    matches: Number(/min-width: ?(\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) <= 1280,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
};

// React reads a form that is submitted; the FormData of the tests is Node's, which can't read a form.
const NodeFormData = FormData;
beforeAll(() => {
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData());
  Element.prototype.scrollIntoView = () => {};
});
const native = window.matchMedia;
afterEach(() => {
  window.matchMedia = native;
});

describe('on a wide screen', () => {
  beforeEach(widely);

  test('a filter asks for its salons from the first page, in the address, with its tag', async () => {
    const { asked, search } = open('/salons?page=2', [page(['A'], { total: 40, at: 2 }), page(['B'])]);
    await user.click(await screen.findByRole('button', { name: /^Hair/ }));
    expect(await screen.findByRole('link', { name: 'B' })).toBeVisible();
    expect(search()).toBe('?specialty=Hair');
    expect(asked()).toEqual([
      '/api/public/salons?limit=12&page=2',
      '/api/public/salons?limit=12&specialty=Hair',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Hair salons in Hyderabad' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Hair salons in Hyderabad · Sundara'));
    expect(screen.getByRole('button', { name: /^Hair/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Remove the filter Hair' })).toBeVisible();
  });

  test('facts are asked for together, in the address, each with its count and its tag', async () => {
    const counts = { amenities: [{ value: 'ac', count: 12 }], serves: [{ value: 'women', count: 3 }] };
    const counted = answered({
      facets: { ...{ rating: [], priceRange: [], specialty: [], sublocality: [] }, ...counts },
    });
    const { search, asked } = open('/salons', [page(['A'])], counted);
    await user.click(await screen.findByRole('button', { name: 'Women only, 3 salons' }));
    await user.click(screen.getByRole('button', { name: 'Parking, no salons' }));
    await user.click(screen.getByRole('button', { name: 'AC, 12 salons' }));
    await waitFor(() => expect(search()).toBe('?serves=women&amenities=ac,parking'));
    expect(asked().at(-1)).toBe('/api/public/salons?amenities=ac,parking&limit=12&serves=women');
    expect(screen.getByRole('button', { name: /^AC/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: 'Remove the filter AC' }));
    await waitFor(() => expect(search()).toBe('?serves=women&amenities=parking'));
    await user.click(screen.getByRole('button', { name: /^Women only/ }));
    await waitFor(() => expect(search()).toBe('?amenities=parking'));
  });

  test('words of facts in a text become filters', async () => {
    const { search } = open('/salons', [page(['A'])]);
    const box = await screen.findByRole('textbox', { name: 'Name of a salon, service or area' });
    await user.type(box, 'facial ladies only at home{Enter}');
    await waitFor(() => expect(search()).toBe('?serves=women&homeService=true&q=facial'));
  });

  test('a day is chosen by a press, a part of it by another, and both go with their tag', async () => {
    const { search, asked } = open('/salons', [page(['A'])]);
    const today = localDateOf(new Date());
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(search()).toBe(`?date=${today}`));
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Evening' }));
    await waitFor(() => expect(search()).toBe(`?date=${today}&from=17:00`));
    expect(asked().at(-1)).toBe(`/api/public/salons?date=${today}&from=17:00&limit=12`);
    await user.click(await screen.findByRole('button', { name: 'Remove the filter Today evening' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  test('words of time in the text are shown as the day they mean, and another day takes their place', async () => {
    const { search } = open('/salons?q=bridal+today', [page(['A'])]);
    const today = await screen.findByRole('button', { name: 'Today' });
    expect(today).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    await waitFor(() => expect(search()).toBe(`?q=bridal&date=${addDays(localDateOf(new Date()), 1)}`));
  });

  test('a day is typed digit by digit: a year that is not whole yet changes nothing', async () => {
    const { search } = open('/salons', [page(['A'])]);
    const [today, field] = [localDateOf(new Date()), await screen.findByLabelText('Another day')];
    fireEvent.change(field, { target: { value: today } });
    await waitFor(() => expect(search()).toBe(`?date=${today}`));
    fireEvent.change(field, { target: { value: `0002${today.slice(4)}` } });
    expect(field).toHaveValue(`0002${today.slice(4)}`);
    expect(search()).toBe(`?date=${today}`);
    fireEvent.blur(field);
    expect(field).toHaveValue(today);
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(search()).toBe(''));
  });

  test('words of time in the text become the day and the times, and the earliest can come first', async () => {
    const { search } = open('/salons', [page(['A'])]);
    await screen.findByRole('link', { name: 'A' });
    expect(screen.queryByRole('option', { name: 'Earliest' })).toBeNull();
    await user.type(
      screen.getByRole('textbox', { name: /^Name of a salon/ }),
      'haircut tomorrow after 6 pm{Enter}',
    );
    const tomorrow = addDays(localDateOf(new Date()), 1);
    await waitFor(() => expect(search()).toBe(`?date=${tomorrow}&from=18:00&q=haircut`));
    expect(
      await screen.findByRole('button', { name: /^Remove the filter Tomorrow, after 6:00 pm/ }),
    ).toBeVisible();
  });

  test('each choice says how many salons it would leave; one that leaves none can be chosen all the same', async () => {
    open('/salons', [page(['A'])]);
    expect(await screen.findByRole('button', { name: 'Hair, 64 salons' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Nails, 1 salon' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Beard, no salons' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '4.0 and up, 9 salons' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Moderate prices, 7 salons' })).toBeEnabled();
  });

  test('a choice made before the page shows the one before it adds to that one', async () => {
    const { search } = open('/salons', [page(['A'])]);
    const hair = await screen.findByRole('button', { name: /^Hair/ });
    act(() => {
      hair.click();
      screen.getByRole('button', { name: /^4.0 and up/ }).click();
    });
    await waitFor(() => expect(search()).toBe('?specialty=Hair&rating=4.0'));
  });

  test('a chosen choice is given up by choosing it again', async () => {
    const { search } = open('/salons?specialty=Hair&rating=4.5', [page(['A'])]);
    await user.click(await screen.findByRole('button', { name: /^4.5 and up/ }));
    await waitFor(() => expect(search()).toBe('?specialty=Hair'));
  });

  test('a locality is chosen with its count and its Telugu name', async () => {
    const { search } = open('/salons', [page(['A'])]);
    await screen.findByRole('button', { name: 'Hair, 64 salons' });
    await user.click(screen.getByRole('combobox', { name: 'Location' }));
    expect(screen.getByRole('option', { name: /Kondapur.*కొండాపూర్.*no salons/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /Madhapur.*5 salons/ }));
    await waitFor(() => expect(search()).toBe('?sublocality=Madhapur'));
  });

  test('best match is offered with a text only, nearest with a place only', async () => {
    const { router } = open('/salons', [page(['A'])]);
    const sort = await screen.findByRole('combobox', { name: 'Sort By' });
    expect(sort).toHaveTextContent('Top rated');
    await user.click(sort);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Top rated',
      'Lowest rated first',
      'Name, A to Z',
      'Name, Z to A',
      'Newest',
      'Longest with us',
    ]);
    await user.keyboard('{Escape}');
    await act(() => router.navigate('/salons?q=spa&near=Madhapur'));
    expect(screen.getByRole('combobox', { name: 'Sort By' })).toHaveTextContent('Best match');
    await user.click(screen.getByRole('combobox', { name: 'Sort By' }));
    expect(screen.getByRole('option', { name: 'Nearest' })).toBeVisible();
  });

  test('Back and Forward bring filters and pages again', async () => {
    const { router, search } = open('/salons', [page(['A'], { total: 40 })]);
    await user.click(await screen.findByRole('button', { name: /^Hair/ }));
    await waitFor(() => expect(search()).toBe('?specialty=Hair'));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(search()).toBe('?specialty=Hair&page=2'));
    await act(() => router.navigate(-1));
    expect(search()).toBe('?specialty=Hair');
    await act(() => router.navigate(-1));
    expect(search()).toBe('');
    expect(screen.getByRole('button', { name: /^Hair/ })).toHaveAttribute('aria-pressed', 'false');
    await act(() => router.navigate(1));
    expect(screen.getByRole('button', { name: /^Hair/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the map is beside the list and can be put away', async () => {
    const { search } = open('/salons', [page(['A', 'B'])]);
    // Without a width, styles show only the list.
    const map = { name: 'Map of Hyderabad with 2 salons', hidden: true };
    expect(await screen.findByRole('group', map)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    await waitFor(() => expect(search()).toBe('?view=list'));
    expect(screen.getByRole('button', { name: 'Show map' })).toBeVisible();
    expect(screen.queryByRole('group', map)).toBeNull();
  });
});

describe('on a phone', () => {
  test('the filters open as a sheet that says what it will show, and all of its choices are one step back', async () => {
    const { router, search } = open('/salons', [page(['A'], { total: 144 }), page(['B'], { total: 24 })]);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(sheet).getByRole('button', { name: 'Show 144 salons' })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: /^Hair/ }));
    await user.click(await within(sheet).findByRole('button', { name: 'Show 24 salons' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const again = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(again).getByRole('button', { name: /^4.5 and up/ }));
    await waitFor(() => expect(search()).toBe('?specialty=Hair&rating=4.5'));
    await user.click(within(again).getByRole('button', { name: /^Low prices/ }));
    await waitFor(() => expect(search()).toBe('?specialty=Hair&rating=4.5&priceRange=₹'));
    await act(() => router.navigate(-1));
    expect(search()).toBe('?specialty=Hair');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('map and list take turns, and the address says which it is', async () => {
    const { search } = open('/salons', [page(['A'])]);
    await user.click(await screen.findByRole('button', { name: 'Map' }));
    await waitFor(() => expect(search()).toBe('?view=map'));
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});

test('typing asks nobody; Enter searches, in one step of the history, and Clear takes the text away', async () => {
  const { asked, search } = open('/salons?specialty=Hair', [page(['A'])]);
  const box = await screen.findByRole('textbox', { name: 'Name of a salon, service or area' });
  await user.type(box, ' lotus ');
  expect(asked()).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe('?specialty=Hair&q=lotus'));
  const heading = { level: 1, name: 'Hair salons in Hyderabad matching “lotus”' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(search()).toBe('?specialty=Hair'));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

test('tags are taken away one by one or all at once, and the focus is not lost with them', async () => {
  const { search } = open('/salons?specialty=Hair&rating=4.5&priceRange=₹₹&sort=newest', [page(['A'])]);
  await user.click(await screen.findByRole('button', { name: 'Remove the filter moderate prices' }));
  await waitFor(() => expect(search()).toBe('?specialty=Hair&rating=4.5&sort=newest'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '1 salon' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(search()).toBe('?sort=newest'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
});

test('the count is said aloud when the list has changed', async () => {
  open('/salons?specialty=Hair', [page(['A', 'B'], { total: 30 }), page(['C'])]);
  await screen.findByRole('heading', { name: 'Showing 1–2 of 30 salons' });
  await user.click(screen.getByRole('button', { name: 'Remove the filter Hair' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 salon'),
  );
});

test('a page is a link of its own, the current one is marked, and its list takes the focus', async () => {
  open('/salons?specialty=Hair', [page(['A'], { total: 40 }), page(['B'], { total: 40, at: 2 })]);
  const pages = await screen.findByRole('navigation', { name: 'Pages of salons' });
  expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/salons?specialty=Hair&page=3',
  );
  await user.click(within(pages).getByRole('link', { name: 'Next page' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Showing 13–13 of 40 salons' })).toHaveFocus(),
  );
});

test('nothing found says what to do: take back the last filter, clear all, or look near', async () => {
  const { search } = open('/salons?sublocality=Kondapur&specialty=Beard', [page([])]);
  expect(await screen.findByText('No salons found matching your search criteria.')).toBeVisible();
  await screen.findByRole('button', { name: 'Uppal (2)' });
  const near = screen.getAllByRole('button', { name: /\(\d\)$/ });
  expect(near.map(({ textContent }) => textContent)).toEqual(['Filters (2)', 'Madhapur (5)', 'Uppal (2)']);
  await user.click(screen.getByRole('button', { name: 'Remove Beard' }));
  await waitFor(() => expect(search()).toBe('?sublocality=Kondapur'));
});

test('a text that nothing fits leads on to what salons do', async () => {
  open(
    '/salons?q=qwrtpx',
    [page([])],
    answered({ facets: { rating: [], priceRange: [], specialty: [], sublocality: [] } }),
  );
  const list = await screen.findByRole('list', { name: 'Or see who does:' });
  const [first, ...more] = within(list).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/salons?specialty=Hair');
  expect(more).toHaveLength(6);
});

test('a page past the end says so and leads back', async () => {
  open('/salons?page=99', [page([], { total: 30, at: 99 })]);
  expect(await screen.findByText('There is no page 99')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '/salons?page=3');
});

test('what was searched instead is said', async () => {
  open('/salons?q=kukatpalli', [page(['A'], { corrected: 'Kukatpally' })]);
  expect(
    await screen.findByText('Nothing fits “kukatpalli”. Showing results for “Kukatpally”.'),
  ).toBeVisible();
});

test('more than anyone counted is said as that', async () => {
  open('/salons', [page(['A', 'B'], { total: 1000, capped: true })]);
  expect(await screen.findByRole('heading', { name: 'Showing 1–2 of more than 1,000 salons' })).toBeVisible();
});

test('a failure says so with Retry, which asks again; no salon is invented', async () => {
  open('/salons', [unreachable as Answer, page(['A'])]);
  expect(await screen.findByText('Failed to load salons. Please try again later.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
});

test('a failed list comes by itself when there is an answer again', async () => {
  open('/salons', [unreachable as Answer, page(['A'])]);
  expect(await screen.findByText(/We keep trying\.$/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
});

test('without counts the list stands all the same', async () => {
  widely();
  open('/salons', [page(['A'])], refused('INTERNAL') as Answer);
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hair' })).toBeEnabled();
});

test('a hostile address lists what there is', async () => {
  const { asked } = open(`/salons?rating=abc&page=-1&sort=xyz&q=${'a'.repeat(10_000)}`, [page(['A'])]);
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
  expect(asked()).toEqual(['/api/public/salons?limit=12&page=1']);
  expect(screen.getByRole('heading', { level: 1, name: 'Salons in Hyderabad' })).toBeVisible();
});
