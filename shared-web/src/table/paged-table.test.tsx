import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './column.ts';
import { PagedTable } from './paged-table.tsx';

const COLUMNS: readonly Column<string>[] = [
  { id: 'name', header: 'Salon', onCard: 'title', cell: (name) => name },
];

const open = (page: number, pages: number) => {
  const onPage = jest.fn();
  render(
    <PagedTable
      caption="Salons"
      columns={COLUMNS}
      rows={page > pages ? [] : ['Lotus']}
      keyOf={(name) => name}
      pagination={{ page, pages }}
      onPage={onPage}
    />,
  );
  return onPage;
};

test('a page in the middle says where it is and leads both ways', async () => {
  const onPage = open(2, 3);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test.each([
  [1, 2, 'Previous', 'Next'],
  [2, 2, 'Next', 'Previous'],
])('page %i of %i has no %s', (page, pages, closed, opened) => {
  open(page, pages);
  expect(screen.getByRole('button', { name: closed })).toBeDisabled();
  expect(screen.getByRole('button', { name: opened })).toBeEnabled();
});

test('what is above the rows stands alone where there are none', () => {
  const of = (rows: readonly string[]) => (
    <PagedTable
      caption="Salons"
      columns={COLUMNS}
      rows={rows}
      keyOf={(name) => name}
      pagination={{ page: 1, pages: 1 }}
      onPage={() => {}}
      above={<p>The newest</p>}
    />
  );
  const { rerender } = render(of(['Lotus']));
  const above = screen.getByText('The newest');
  const below = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(above.compareDocumentPosition(screen.getByRole('table')) & below).toBeTruthy();
  rerender(of([]));
  expect(screen.getByText('The newest')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
});

test('a page behind the last one says so and leads back', async () => {
  const onPage = open(9, 3);
  expect(screen.getByText('There is no page 9')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(onPage).toHaveBeenCalledWith(3);
});
