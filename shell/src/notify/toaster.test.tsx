import Dialog from '@mui/material/Dialog';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.tsx';
import { createToasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = () => {
  const toasts = createToasts();
  render(<Toaster toasts={toasts} />);
  return toasts;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** An expired toast slides out and then frees its place, each with a timer of its own. */
const leave = () => {
  for (let step = 0; step < 10; step += 1) pass(100);
};

test('what was said before toasts could be shown is shown then', () => {
  const toasts = createToasts();
  toasts.success('Logged in successfully!');
  render(<Toaster toasts={toasts} />);
  expect(screen.getByText('Logged in successfully!')).toBeVisible();
});

test.each([
  ['success', 2_000, 'status'],
  ['error', 4_000, 'alert'],
] as const)('a toast of %s stays %i ms and is said as %s', (kind, ms, role) => {
  const toasts = shown();
  act(() => toasts[kind]('Profile updated successfully!'));
  expect(screen.getByRole(role)).toHaveTextContent('Profile updated successfully!');
  pass(ms - 50);
  expect(screen.getByRole(role)).toBeVisible();
  pass(50);
  leave();
  expect(screen.queryByText('Profile updated successfully!')).toBeNull();
});

test('a toast is said over a dialog too, which hides the rest of the page from screen readers', async () => {
  const toasts = createToasts();
  render(
    <>
      <main>The page</main>
      <Toaster toasts={toasts} />
      <Dialog open>Status</Dialog>
    </>,
  );
  await act(async () => toasts.error('Failed to update booking status'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update booking status');
  expect(screen.queryByRole('main')).toBeNull();
});

test('a toast waits while a pointer is on it or the focus in it', () => {
  const toasts = shown();
  act(() => toasts.success('Read me'));
  const toast = screen.getByRole('status');
  fireEvent.pointerEnter(toast);
  pass(10_000);
  expect(toast).toBeVisible();
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.pointerLeave(toast);
  pass(10_000);
  expect(toast).toBeVisible();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(2_000);
  leave();
  expect(screen.queryByText('Read me')).toBeNull();
});

test('a toast can be dismissed', () => {
  const toasts = shown();
  act(() => toasts.error('Failed to update profile'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  leave();
  expect(screen.queryByText('Failed to update profile')).toBeNull();
});

test('toasts stand at the top below the header, and while a dialog is open above it, beside its close button on a phone', () => {
  shown();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const at = (size: string) =>
    rules
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes(size))
      .map(({ cssText }) => cssText)
      .join();
  const everywhere = rules.filter((rule) => rule instanceof CSSStyleRule).map(({ cssText }) => cssText);
  expect(everywhere.join()).toMatch(/:root \{[^}]*--messages-top: 80px/);
  expect(everywhere.join()).toMatch(/SnackbarContainer \{[^}]*top: var\(--messages-top\)/);
  expect(at('min-width: 900px')).toMatch(/:root \{[^}]*--messages-top: 128px/);
  expect(at('min-width: 900px')).toMatch(/:root:has\(\[data-area\]\) \{[^}]*--messages-top: 72px/);
  const dialog = /body:has\(> \.MuiDialog-root[^{]*SnackbarContainer \{[^}]*transform: translate/;
  const edge = /calc\(8px - var\(--messages-top\)\)/;
  expect(everywhere.join()).toMatch(new RegExp(`${dialog.source}Y\\(${edge.source}`));
  expect(at('599.95px')).toMatch(new RegExp(`${dialog.source}\\(-40px, ${edge.source}`));
});

test('an offer of an earlier release stands in the same place, and toasts below it', () => {
  shown();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  expect(rules.map(({ cssText }) => cssText).join()).toMatch(
    /body:has\(\[data-undo\]:not\(\[hidden\]\)\)[^{]*SnackbarContainer \{[^}]*margin-top: 72px/,
  );
});
