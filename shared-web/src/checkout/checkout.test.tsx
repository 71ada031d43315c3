import { type CheckoutConstructor, OPEN_LIMIT_MS, openCheckoutWindow } from './checkout.ts';

const OPTIONS = { key: 'k', name: 'Sundara', description: '', prefill: {} };
type Given = ConstructorParameters<CheckoutConstructor>[0];
let given: Given | undefined;
let closed = 0;
/** Fakes the gateway's script; its window ends only when the test says so. */
const Checkout: CheckoutConstructor = class {
  constructor(options: Given) {
    given = options;
  }
  on() {}
  open() {}
  close() {
    closed += 1;
    given?.modal.ondismiss();
  }
};
const say = (source: Window | null) => window.dispatchEvent(new MessageEvent('message', { source }));
const frame = () => document.body.appendChild(document.createElement('iframe')).contentWindow;

beforeEach(() => {
  closed = 0;
  document.body.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a window that says anything within ten seconds stays as long as its customer needs', async () => {
  const end = openCheckoutWindow(Checkout, OPTIONS);
  await jest.advanceTimersByTimeAsync(OPEN_LIMIT_MS - 1);
  say(frame());
  await jest.advanceTimersByTimeAsync(60 * OPEN_LIMIT_MS);
  expect(closed).toBe(0);
  given?.handler('paid');
  expect(await end).toEqual({ kind: 'answered', response: 'paid' });
});

test.each([
  ['nobody', () => {}],
  ['only the page itself', () => say(window)],
  ['nobody who can be named', () => say(null)],
])('a window is closed after ten seconds in which %s has spoken', async (_, speak) => {
  const end = openCheckoutWindow(Checkout, OPTIONS);
  speak();
  await jest.advanceTimersByTimeAsync(OPEN_LIMIT_MS);
  expect(await end).toMatchObject({ kind: 'silent' });
  expect(closed).toBe(1);
});

test('a window that can not be closed, and is paid in after all, hands its payment over', async () => {
  const Stubborn: CheckoutConstructor = class extends Checkout {
    override close() {}
  };
  const end = openCheckoutWindow(Stubborn, OPTIONS);
  await jest.advanceTimersByTimeAsync(OPEN_LIMIT_MS);
  const silent = await end;
  given?.handler('paid');
  if (silent.kind !== 'silent') throw new Error('It was not given up.');
  expect(await silent.late).toEqual({ kind: 'answered', response: 'paid' });
});
