import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EARLY_INPUT_SCRIPT } from './early-input-script.ts';
import { takeEarlyInput } from './replay-input.ts';

const Page = ({ onSend }: { readonly onSend: (text: string) => void }) => {
  const [text, setText] = useState('');
  const [taps, setTaps] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <form
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
      <label>
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />I
        agree
      </label>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Book <b>now</b>
      </button>
      <button type="button" onMouseDown={() => setOpen(true)}>
        Menu
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify({ text, taps, agreed, open })}</output>
    </form>
  );
};

const sent = jest.fn();

/** The page as it comes with its HTML, before any code of it runs. */
const arrive = () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page onSend={sent} />);
  document.body.replaceChildren(root);
  // The test page runs no inline script.
  new Function(EARLY_INPUT_SCRIPT)();
  const find = (selector: string) => {
    const element = root.querySelector<HTMLInputElement>(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  const takeOver = async () => {
    const replay = takeEarlyInput(window);
    await act(async () => {
      hydrateRoot(root, <Page onSend={sent} />, {
        onRecoverableError: (error) => expect(error).toBeUndefined(),
      });
    });
    await act(async () => replay());
    return JSON.parse(root.querySelector('output')?.textContent ?? '');
  };
  return { find, takeOver };
};
const NOTHING = { text: '', taps: 0, agreed: false, open: false };

beforeEach(() => sent.mockClear());

test('a tap before the page can answer is answered when it can; an impatient one once', async () => {
  const { find, takeOver } = arrive();
  for (let tap = 0; tap < 3; tap += 1) find('button b').click();
  expect(await takeOver()).toEqual({ ...NOTHING, taps: 1 });
});

test('a control that answers to the press gets the press', async () => {
  const { find, takeOver } = arrive();
  find('button:nth-of-type(2)').click();
  expect(await takeOver()).toEqual({ ...NOTHING, open: true });
});

test('what was typed is in the field, and the page knows it', async () => {
  const { find, takeOver } = arrive();
  const field = find('[aria-label=Message]');
  field.value = 'hair';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await takeOver()).toEqual({ ...NOTHING, text: 'hair' });
  expect(field.value).toBe('hair');
});

test('a box that was ticked by its label stays ticked', async () => {
  const { find, takeOver } = arrive();
  find('label').click();
  expect(await takeOver()).toEqual({ ...NOTHING, agreed: true });
  expect(find('[type=checkbox]').checked).toBe(true);
});

test('a form without an address is sent by the page, with what was typed, and never in the address', async () => {
  const { find, takeOver } = arrive();
  const field = find('[aria-label=Message]');
  field.value = 'hair';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  find('[type=submit]').click();
  expect(sent).not.toHaveBeenCalled();
  await takeOver();
  expect(sent.mock.calls).toEqual([['hair']]);
});

test('a page that came without content notes nothing', () => {
  expect(() => takeEarlyInput(window)()).not.toThrow();
});
