import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { DocumentContent } from './document-content.ts';
import { DocumentPage } from './document-page.tsx';

const CONTENT: DocumentContent = {
  title: 'Rules of the house',
  lead: 'Few, and kept.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'shoes',
      title: 'Shoes',
      blocks: ['Ask [us](/contact) or [write](mailto:a@b.example).', { list: ['Off at the door'] }],
    },
    {
      id: 'tea',
      title: 'Tea',
      blocks: [
        { note: 'There is always tea.' },
        { table: { caption: 'Tea times', columns: ['Day', 'Time'], rows: [['Monday', '4:00 pm']] } },
      ],
    },
  ],
};
const show = () =>
  render(
    <MemoryRouter>
      <DocumentPage content={CONTENT} />
    </MemoryRouter>,
  );

test('a page of words has its title, its date and a table of contents whose entries lead to its sections', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Rules of the house' })).toBeVisible();
  expect(screen.getByText('Sat, 21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21');
  const [beside] = screen.getAllByRole('navigation', { name: 'On this page' });
  if (!beside) throw new Error('There is no table of contents.');
  for (const [name, id] of [
    ['Shoes', 'shoes'],
    ['Tea', 'tea'],
  ] as const) {
    expect(within(beside).getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    expect(screen.getByRole('region', { name })).toHaveAttribute('id', id);
  }
  expect(within(beside).getByRole('link', { current: 'location' })).toHaveTextContent('Shoes');
});

test('links in the text lead inside the site or outside it; tables name their rows and columns', () => {
  show();
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@b.example');
  const table = within(screen.getByRole('table', { name: 'Tea times' }));
  expect(table.getByRole('rowheader', { name: 'Monday' })).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Time' })).toBeVisible();
});

test('the folded table of contents closes once it has led somewhere', async () => {
  show();
  const fold = screen.getByRole('group');
  fold.setAttribute('open', '');
  await userEvent.click(within(fold).getByRole('link', { name: 'Tea' }));
  expect(fold).not.toHaveAttribute('open');
});

test('an address that names a section leads to it', () => {
  const seen = jest.fn();
  Element.prototype.scrollIntoView = function lookAt() {
    seen(this.id);
  };
  window.history.replaceState(null, '', '#tea');
  show();
  expect(seen).toHaveBeenCalledWith('tea');
  window.history.replaceState(null, '', '/');
});
