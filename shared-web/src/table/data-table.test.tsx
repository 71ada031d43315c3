import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Salon {
  readonly id: string;
  readonly name: string;
  readonly bookings: number;
}
const SALONS: readonly Salon[] = [
  { id: 'a', name: 'Marigold Room', bookings: 12 },
  { id: 'b', name: 'Lotus', bookings: 3 },
];
const COLUMNS: readonly Column<Salon>[] = [
  { id: 'name', header: 'Salon', onCard: 'title', cell: ({ name }) => name },
  { id: 'bookings', header: 'Bookings', align: 'end', onCard: 'hidden', cell: ({ bookings }) => bookings },
  {
    id: 'do',
    header: 'Actions',
    onCard: 'actions',
    cell: ({ name }) => <button type="button">Edit {name}</button>,
  },
];

const open = (busy = false, dense = false) =>
  render(
    <DataTable
      caption="Salons"
      columns={COLUMNS}
      rows={SALONS}
      keyOf={({ id }) => id}
      {...{ busy, dense }}
    />,
  );

test('a table says what it lists, names its columns, and each row by its first cell', () => {
  open();
  const table = screen.getByRole('table', { name: 'Salons' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Salon', 'Bookings', 'Actions']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Marigold Room', 'Lotus']);
  expect(screen.getByRole('columnheader', { name: 'Salon' })).toHaveAttribute('scope', 'col');
  expect(screen.getByRole('rowheader', { name: 'Lotus' })).toHaveAttribute('scope', 'row');
});

test('each value carries its label and its place for the card that its row may become', () => {
  open();
  const [, row] = screen.getAllByRole('row');
  const [bookings, actions] = within(row as HTMLElement).getAllByRole('cell');
  expect(bookings).toHaveAttribute('data-label', 'Bookings');
  expect(bookings).toHaveAttribute('data-card', 'hidden');
  expect(actions).toHaveAttribute('data-card', 'actions');
});

test('two short facts share a line of a card, and a table of few columns has cards on phones alone', () => {
  const half = (id: string): Column<Salon> => ({ id, header: id, halfLine: true, cell: () => id });
  render(
    <DataTable
      few
      caption="Times"
      columns={[half('Date'), half('Time')]}
      rows={SALONS}
      keyOf={({ id }) => id}
    />,
  );
  const place = screen.getByRole('table').closest('[data-few]') ?? document.body;
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  const second = rules.find(
    (text) => text.includes('[data-card=half]+') || text.includes('[data-card=half] +'),
  );
  expect(second).toMatch(/grid-column: ?2 ?\/ ?-1/);
  const beyondPhones = rules.filter(
    (text) => text.includes('min-width:600px') && text.includes('[data-few]'),
  );
  expect(beyondPhones.filter((text) => text.includes(place.className)).join()).toContain(
    'container-type: normal',
  );
});

test('buttons, which are as high as a finger is wide, make a row hardly higher', () => {
  open();
  const [, row] = screen.getAllByRole('row');
  const [bookings, actions] = within(row as HTMLElement).getAllByRole('cell');
  const roomIn = (cell: Element | undefined) => cell && getComputedStyle(cell).paddingBlock;
  expect([roomIn(bookings), roomIn(actions)]).toEqual(['12px', '2px']);
});

test('two lines of a dense row take no more room than its buttons, which then need none besides', () => {
  open(false, true);
  expect(screen.getByRole('table')).toHaveAttribute('data-dense', 'true');
  const [, row] = screen.getAllByRole('row');
  const [bookings, actions] = within(row as HTMLElement).getAllByRole('cell');
  const roomIn = (cell: Element | undefined) => cell && getComputedStyle(cell).paddingBlock;
  expect([roomIn(bookings), roomIn(actions)]).toEqual(['4px', '0']);
});

test('while new rows are on their way the old ones stay and are said to be busy', () => {
  open(true);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('rowheader', { name: 'Lotus' })).toBeVisible();
});

test('a sorted column says how, and its header asks for another order', async () => {
  const asked: string[] = [];
  const columns: readonly Column<Salon>[] = COLUMNS.map((column) =>
    column.id === 'bookings' ? { ...column, sorted: 'descending' } : column,
  );
  render(
    <DataTable
      caption="Salons"
      columns={columns}
      rows={SALONS}
      keyOf={({ id }) => id}
      onSort={(id) => asked.push(id)}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Bookings' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Salon' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Bookings' }));
  expect(asked).toEqual(['bookings']);
});

test('rows of a group stand below its heading, which names them', () => {
  const groupOf = ({ name }: (typeof SALONS)[number]) => (name === 'Lotus' ? 'Small' : 'Large');
  render(
    <DataTable caption="Salons" columns={COLUMNS} rows={SALONS} keyOf={({ id }) => id} groupOf={groupOf} />,
  );
  const groups = screen.getAllByRole('rowgroup').slice(1);
  const heads = groups.map((group) =>
    within(group)
      .getAllByRole('rowheader')
      .map((head) => `${head.getAttribute('scope')} ${head.textContent}`),
  );
  expect(heads).toEqual([
    ['rowgroup Large', 'row Marigold Room'],
    ['rowgroup Small', 'row Lotus'],
  ]);
});
