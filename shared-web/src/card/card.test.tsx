import { render, screen, within } from '@testing-library/react';
import { Card, Facts, Quote } from './index.ts';

test('a card is a part of the page by its heading, with a name in the address where it has one', () => {
  render(
    <>
      <Card id="money" title="Money">
        Paid
      </Card>
      <Card title="Visit">Booked</Card>
    </>,
  );
  const money = screen.getByRole('region', { name: 'Money' });
  expect(money).toHaveAttribute('id', 'money');
  expect(within(money).getByRole('heading', { level: 2 })).toHaveTextContent('Money');
  expect(screen.getByRole('region', { name: 'Visit' })).not.toHaveAttribute('id');
});

test('facts without a value are left out, and 0 is a value', () => {
  render(
    <Facts
      facts={[
        ['Visits', 0],
        ['Phone', ''],
        ['Next', undefined],
        ['Name', 'Asha Rao'],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Visits', 'Name']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', 'Asha Rao']);
});

test('words are told apart from who said them', () => {
  render(<Quote text={'They were late.\nTwice.'} foot="The customer, today" />);
  expect(screen.getByRole('blockquote')).not.toHaveTextContent('The customer');
  expect(screen.getByText('The customer, today')).toBeVisible();
});
