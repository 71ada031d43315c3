import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceField, type Option } from './choice-field.tsx';

const OPTIONS: readonly Option[] = [
  ['', 'Any status'],
  ['paid', 'Paid'],
];

test('an answer is told by its name in the address', async () => {
  const onChoose = jest.fn();
  render(<ChoiceField label="Status" options={OPTIONS} value={undefined} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Paid' }));
  expect(onChoose).toHaveBeenCalledWith('paid');
});

test.each([
  ['paid', 'Paid'],
  ['sold', 'Any status'],
])('what an address asks for is shown, or none in particular where it is no answer: %s', (value, shown) => {
  render(<ChoiceField label="Status" options={OPTIONS} value={value} onChoose={() => {}} />);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent(shown);
});
