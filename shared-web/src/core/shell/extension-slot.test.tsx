import type { LoadFailure, ShellApi } from '@sundara/contracts/federation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell } from '../../testing/fake-shell.ts';
import { ExtensionSlot } from './extension-slot.tsx';
import { ShellProvider } from './shell-context.tsx';

const POINT = 'discovery.booking-dialog';
const basket = { salon: { id: 's1', name: 'Rosewater', address: 'Begumpet' }, services: [] };
const props = { basket, onClose: () => {}, onBooked: () => {} };
const failure: LoadFailure = {
  remoteId: 'booking',
  title: 'Booking',
  version: '1.1.0',
  step: 'load-entry',
  reason: 'network',
  detail: 'gone',
};

const Dialog = () => <p>The dialog is here</p>;
const Fragile = () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'tampered' });
};

const slotWith = (load: jest.Mock) => {
  const record = jest.fn();
  const extensions: ShellApi['extensions'] = {
    fillerOf: () => ({ remoteId: 'booking', title: 'Booking' }),
    load,
  };
  render(
    <ShellProvider shell={fakeShell({ extensions, telemetry: { record } })}>
      <ExtensionSlot point={POINT} props={props} loading={<p>Loading</p>} />
    </ShellProvider>,
  );
  return { record };
};

const loaded = (module: unknown) => ({ ok: true, module, remoteId: 'booking', version: '1.0.0' });

test('a part that is lost has its reason and a Retry, which asks anew as a person does', async () => {
  const load = jest.fn(async () => loaded(Dialog)).mockResolvedValueOnce({ ok: false, failure } as never);
  slotWith(load);
  expect(await screen.findByText('Booking is not available right now')).toBeVisible();
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(copied.mock.calls[0]?.[0]).toMatch(/^booking@1.1.0 · load-entry · network\n/);
  copied.mockRestore();
  expect(load).toHaveBeenLastCalledWith(POINT, { retry: false });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The dialog is here')).toBeVisible();
  expect(load).toHaveBeenLastCalledWith(POINT, { retry: true });
});

test('a part that stops while it is shown is named by its title, and told of by remote and version', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { record } = slotWith(jest.fn(async () => loaded(Fragile)));
  expect(await screen.findByText('Booking stopped working')).toBeVisible();
  const part = { remote: 'booking', version: '1.0.0', message: 'Loading chunk 7 failed.', lost: 'tampered' };
  expect(record).toHaveBeenCalledWith('part.failed', part);
  jest.restoreAllMocks();
});
