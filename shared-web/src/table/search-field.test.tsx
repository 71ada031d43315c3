import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (value = '') => {
  const onSearch = jest.fn();
  const at = (current: string) => <SearchField label="Search salons" value={current} onSearch={onSearch} />;
  const { rerender } = render(at(value));
  return { onSearch, becomes: (next: string) => rerender(at(next)) };
};
const box = () => screen.getByRole('searchbox', { name: 'Search salons' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rest = () => act(() => jest.advanceTimersByTime(300));

test('typing is searched for once, when it rests', () => {
  const { onSearch } = open();
  type('lo');
  act(() => jest.advanceTimersByTime(299));
  type('lotus ');
  act(() => jest.advanceTimersByTime(299));
  expect(onSearch).not.toHaveBeenCalled();
  rest();
  expect(onSearch.mock.calls).toEqual([['lotus']]);
});

test('Enter searches at once, and the rest that follows not again', () => {
  const { onSearch } = open();
  type('lotus');
  fireEvent.keyDown(box(), { key: 'Enter' });
  rest();
  expect(onSearch.mock.calls).toEqual([['lotus']]);
});

test('Clear and Escape empty the box and show everything again', () => {
  const { onSearch } = open('lotus');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  type('spa');
  rest();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(onSearch.mock.calls).toEqual([[''], ['spa'], ['']]);
});

test('Escape is for the words while there are any, and for the dialog around it afterwards', () => {
  const around = jest.fn();
  document.body.addEventListener('keydown', around);
  const { onSearch } = open('lotus');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(around).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(around).toHaveBeenCalledTimes(1);
  document.body.removeEventListener('keydown', around);
});

test('an answer that arrives while one types on takes no letter away', () => {
  const { becomes } = open();
  type('lo');
  rest();
  type('lotus');
  becomes('lo');
  expect(box()).toHaveValue('lotus');
});

test('Back and forward bring their words into the box', () => {
  const { onSearch, becomes } = open();
  type('lotus');
  rest();
  becomes('lotus');
  becomes('');
  expect(box()).toHaveValue('');
  becomes('lotus');
  expect(box()).toHaveValue('lotus');
  rest();
  expect(onSearch.mock.calls).toEqual([['lotus']]);
});
