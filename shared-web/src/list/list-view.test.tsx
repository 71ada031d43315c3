import { listOperation } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import * as z from 'zod/mini';
import type { ListLook } from './list-look.ts';
import { ListView } from './list-view.tsx';
import { type ListData, listLoader } from './load-list.ts';

const plants = listOperation({
  name: 'admin.plants',
  summary: 'Plants',
  path: '/api/admin/plants',
  access: ['admin'],
  ...{ rows: 'plants', row: z.object({ id: z.string(), name: z.string() }), size: 10 },
  filter: {
    q: z.optional(z.string()),
    state: z.optional(z.enum(['sick'])),
    light: z.optional(z.enum(['sun', 'shade'])),
    pot: z.optional(z.enum(['clay'])),
    sort: z._default(z.enum(['name_asc', 'name_desc']), 'name_asc'),
  },
  also: { counts: z.object({ well: z.int(), sick: z.int() }) },
});

const PLANTS: ListLook<typeof plants> = {
  operation: plants,
  caption: 'Plants',
  keyOf: ({ id }) => id,
  search: { label: 'Search plants', placeholder: 'Name' },
  tabs: { name: 'state', label: 'By state', first: ['All', ['well', 'sick']], others: [['sick', 'Sick']] },
  filters: [
    [
      'light',
      'Light',
      [
        ['', 'Any light'],
        ['sun', 'Sun'],
        ['shade', 'Shade'],
      ],
    ],
  ],
  otherFilters: ['pot'],
  sortable: ['name'],
  sizes: [10, 20],
  failed: 'Failed to fetch the plants',
  icon: null,
  empty: (_, narrowed) => (narrowed ? { title: 'None fits', clear: 'Show all' } : { title: 'No plants yet' }),
};

const Page = () => {
  const data = useLoaderData<ListData<typeof plants>>();
  return (
    <ListView
      look={PLANTS}
      data={data}
      columns={[{ id: 'name', header: 'Name', onCard: 'title', cell: ({ name }) => name }]}
      chips={data.query.pot ? [{ label: 'Clay', names: ['pot'] }] : []}
      emptyAction={<button type="button">Add the first</button>}
    />
  );
};

const page = (...names: string[]) => {
  const total = names.length;
  return answered({
    plants: names.map((name) => ({ id: name, name })),
    counts: { well: 1_200, sick: 34 },
    pagination: { totalCount: total, totalPages: 1, currentPage: 1, page: 1, limit: 10, total, pages: 1 },
  });
};

const open = (answers: Parameters<typeof fakeProvider>[0]['admin.plants'], query = '') => {
  const { http, urls } = fakeProvider({ 'admin.plants': answers });
  const route = { loader: listLoader(plants), Component: Page };
  return { urls, router: openRoute(route, fakeShell({ http }), `/plants${query}`) };
};

test('tabs, filters, order and page size stand in the address, and each asks the server once', async () => {
  const { urls, router } = open([page('Fern', 'Moss')]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Sick 34' }));
  expect(screen.getByRole('tab', { name: 'All 1,234' })).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Light' }));
  await userEvent.click(screen.getByRole('option', { name: 'Shade' }));
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=sick&light=shade&sort=name_desc'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await userEvent.click(screen.getByRole('option', { name: '20' }));
  await waitFor(() =>
    expect(urls.at(-1)).toBe('/api/admin/plants?light=shade&limit=20&sort=name_desc&state=sick'),
  );
  expect(urls).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=sick&sort=name_desc&limit=20'));
});

test('an empty list says what to do first, and one that filters emptied how to widen it', async () => {
  const { router } = open([page()], '?q=oak');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No plants yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add the first' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a page that was read stays when it can not be read again, and says so', async () => {
  const { router } = open([page('Fern'), refused('UNAVAILABLE')]);
  expect(await screen.findByRole('rowheader', { name: 'Fern' })).toBeVisible();
  await router.revalidate();
  expect(await screen.findByText('Failed to fetch the plants')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Fern' })).toBeVisible();
});

test('a list that was never read says why', async () => {
  open([refused('UNAVAILABLE'), page('Fern')]);
  expect(await screen.findByText('Failed to fetch the plants')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: 'Fern' })).toBeVisible();
});

describe('on a phone', () => {
  const native = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        ...{ matches: /max-width: ?599/.test(query), media: query, onchange: null },
        addListener: () => {},
        removeListener: () => {},
      });
  });
  afterEach(() => {
    window.matchMedia = native;
  });

  test('the search stays in sight, and the fields stand behind one button, whose sheet gives the focus back', async () => {
    const { router } = open([page('Fern', 'Moss')]);
    const button = await screen.findByRole('button', { name: 'Filters' });
    expect(screen.getByRole('searchbox', { name: 'Search plants' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Light' })).toBeNull();
    await userEvent.click(button);
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('combobox', { name: 'Light' }));
    await userEvent.click(screen.getByRole('option', { name: 'Shade' }));
    await waitFor(() => expect(router.state.location.search).toBe('?light=shade'));
    expect(sheet.getByRole('button', { name: 'Show 2 results' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  });

  test('each filter that is set can be taken away without the sheet, also one that the page added', async () => {
    const { router } = open([page('Fern')], '?light=shade&state=sick&pot=clay&q=f&page=2');
    const active = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Shade', 'Clay', 'Clear filters'],
    ]);
    await userEvent.click(active.getByRole('button', { name: 'Remove the filter Clay' }));
    await waitFor(() => expect(router.state.location.search).toBe('?light=shade&state=sick&q=f'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Shade' }));
    await waitFor(() => expect(router.state.location.search).toBe('?state=sick&q=f'));
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });
});
