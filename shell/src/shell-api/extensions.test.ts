import type { ComposedRemote } from '@sundara/contracts/federation';
import type { RemoteLoader } from '../federation/loader.ts';
import { aPage, aRemote } from '../testing/page-data.builder.ts';
import { createExtensions } from './extensions.ts';

const POINT = 'discovery.booking-dialog';
const Dialog = () => null;

const bookingFor = (range: string) =>
  aRemote('booking', {
    extensionPoints: { offers: [], fills: [{ point: POINT, range, expose: './extensions/booking-dialog' }] },
  });

const extensionsOf = (...remotes: readonly ComposedRemote[]) => {
  const loadExpose = jest.fn<ReturnType<RemoteLoader['loadExpose']>, [string, string]>(async (remoteId) => ({
    ok: true,
    module: { Component: Dialog },
    remoteId,
    version: '1.0.0',
  }));
  const { remotes: composed } = aPage(...remotes).composition;
  const renew = jest.fn();
  return { loadExpose, renew, ...createExtensions(composed, { loadExpose, renew }) };
};

test('a point is filled by the remote that declares it', async () => {
  const { fillerOf, load, loadExpose } = extensionsOf(aRemote('discovery'), bookingFor('^1.0.0'));
  expect(fillerOf(POINT)).toEqual({ remoteId: 'booking', title: 'Booking' });
  expect(await load(POINT)).toMatchObject({ ok: true, module: Dialog, remoteId: 'booking' });
  expect(loadExpose).toHaveBeenCalledWith('booking', './extensions/booking-dialog');
});

test('a point that nobody fills is missing', async () => {
  const { fillerOf, load } = extensionsOf(aRemote('discovery'));
  expect(fillerOf(POINT)).toBeUndefined();
  expect(await load(POINT)).toMatchObject({ ok: false, failure: { step: 'resolve', reason: 'missing' } });
});

test('a filler written for another version of the point is not loaded', async () => {
  const { fillerOf, load, loadExpose } = extensionsOf(bookingFor('^2.0.0'));
  expect(fillerOf(POINT)).toBeUndefined();
  expect(await load(POINT)).toMatchObject({
    ok: false,
    failure: { remoteId: 'booking', step: 'check-contract', reason: 'contract' },
  });
  expect(loadExpose).not.toHaveBeenCalled();
});

test('only a person who asks again has the remote fetched anew', async () => {
  const { load, renew } = extensionsOf(bookingFor('^1.0.0'));
  await load(POINT);
  expect(renew).not.toHaveBeenCalled();
  await load(POINT, { retry: true });
  expect(renew).toHaveBeenCalledWith('booking');
});

test('a point that this shell does not know is filled by the version that its offerer says', async () => {
  const newer = 'customer.dashboard-card';
  const offering = aRemote('customer', { extensionPoints: { offers: [newer], fills: [] } });
  const fillingFor = (range: string) =>
    aRemote('loyalty', {
      extensionPoints: { offers: [], fills: [{ point: newer, range, expose: './extensions/card' }] },
    });
  const ask = (range: string) => {
    const { load } = extensionsOf(offering, fillingFor(range));
    // The remotes were built against a contract that has the point.
    return load(newer as typeof POINT);
  };
  expect(await ask('^1.0.0')).toMatchObject({ ok: true, remoteId: 'loyalty' });
  expect(await ask('^2.0.0')).toMatchObject({ ok: false, failure: { reason: 'contract' } });
});
