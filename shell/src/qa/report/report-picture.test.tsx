import { screen } from '@testing-library/react';
import { openPanel } from '../../testing/qa-panel.driver.tsx';

const PNG = 'data:image/png;base64,AAAA';

/** A browser whose screen capture returns `answer`; records the panel's visibility when the picture is drawn. */
const browserWith = (answer: () => Promise<unknown>) => {
  const seen: string[] = [];
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getDisplayMedia: answer },
    configurable: true,
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const drawImage = () => {
    const root = screen.getByRole('dialog', { hidden: true }).closest('.MuiDrawer-root');
    seen.push(root ? getComputedStyle(root).opacity : 'lost');
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PNG);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true });
  return seen;
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a picture is taken without the panel, shown to be saved, and the browser is let go', async () => {
  const stop = jest.fn();
  const seen = browserWith(async () => ({ getTracks: () => [{ stop }] }));
  const panel = await openPanel();
  await panel.row('Booking');
  await panel.press('Add a picture');
  const save = await screen.findByRole('link', { name: 'Save picture' });
  expect(save).toHaveAttribute('href', PNG);
  expect(save.getAttribute('download')).toMatch(/^sundara-qa-\d{4}-.*\.png$/);
  expect(screen.getByRole('img', { name: 'What the page showed' })).toHaveAttribute('src', PNG);
  expect([seen, stop.mock.calls.length]).toEqual([['0'], 1]);
  const root = screen.getByRole('dialog').closest('.MuiDrawer-root');
  expect(root && getComputedStyle(root).opacity).not.toBe('0');
  expect(screen.getByRole('button', { name: 'Take another picture' })).toHaveFocus();
});

test('a refusal and a failure are told with a way on, and the panel is back', async () => {
  const answers = [new DOMException('no', 'NotAllowedError'), new Error('no screen')];
  browserWith(async () => {
    throw answers.shift();
  });
  const panel = await openPanel();
  await panel.row('Booking');
  await panel.press('Add a picture');
  expect(await screen.findByText(/Press again and choose this tab/)).toBeVisible();
  await panel.press('Add a picture');
  expect(await screen.findByText(/no screen.*by the means of your machine/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Save picture' })).toBeNull();
});

test('a browser that takes no pictures has no button for it', async () => {
  const panel = await openPanel();
  await panel.row('Booking');
  expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy bug report' })).toBeVisible();
});
