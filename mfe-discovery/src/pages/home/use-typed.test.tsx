import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTyped } from './use-typed.ts';

const user = userEvent.setup({ delay: null });

/** What each rendering showed: the letters in the field, and the text that the page works with. */
const shown: string[] = [];

const Page = () => {
  const [text, setText] = useState('');
  const [typed, type] = useTyped(text, setText);
  shown.push(`${typed} ${text}`.trim());
  return (
    <>
      <input aria-label="Text" value={typed} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
    </>
  );
};
const field = () => screen.getByRole('textbox', { name: 'Text' });

test('a letter is shown before the page works with it, and no letter is lost', async () => {
  render(<Page />);
  await user.type(field(), 'sp');
  expect(shown).toEqual(['', 's', 's s', 'sp s', 'sp sp']);
  expect(field()).toHaveValue('sp');
});

test('a text that the page changes is shown', async () => {
  render(<Page />);
  await user.type(field(), 'spa');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
});
