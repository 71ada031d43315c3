import { copyText } from './copy-text.ts';

const clipboard = { writeText: jest.fn(), write: jest.fn() };

beforeEach(() => {
  jest.resetAllMocks();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));

test('text goes to the clipboard', async () => {
  expect(await copyText('a link')).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledWith('a link');
});

test('text that is still being made is handed over at once, while the press of the button counts', () => {
  Reflect.set(
    globalThis,
    'ClipboardItem',
    class {
      readonly data: object;
      constructor(data: object) {
        this.data = data;
      }
    },
  );
  void copyText(new Promise(() => {}));
  expect(clipboard.write).toHaveBeenCalledTimes(1);
});

test('where the browser knows no such promise the text is waited for', async () => {
  expect(await copyText(Promise.resolve('a report'))).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledWith('a report');
});

test('a closed clipboard is an answer, not an error', async () => {
  clipboard.writeText.mockRejectedValue(new Error('denied'));
  expect(await copyText('a link')).toBe(false);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  expect(await copyText('a link')).toBe(false);
});
