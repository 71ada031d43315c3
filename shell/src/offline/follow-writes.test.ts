import type { Method } from '@sundara/contracts/api';
import { fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { followWrites } from './follow-writes.ts';

const CANCEL = 'POST /api/customer/bookings/b1/cancel';

const changesAfter = async (method: Method, url: string) => {
  const { send } = fakeApi({
    [CANCEL]: ok({}),
    'PUT /api/customer/bookings/b1/reschedule': refuse(409, 'SLOT_TAKEN'),
    'GET /api/customer/bookings/b1': ok({}),
    'POST /api/customer/reviews': ok({}),
  });
  const changed = jest.fn();
  const writes = followWrites(send);
  writes.onChange(changed);
  await writes.send({ method, url, token: undefined });
  return changed.mock.calls.length;
};

test('a change of a booking that was made is told; reads, refusals and other writes are not', async () => {
  expect(await changesAfter('POST', '/api/customer/bookings/b1/cancel')).toBe(1);
  expect(await changesAfter('PUT', '/api/customer/bookings/b1/reschedule')).toBe(0);
  expect(await changesAfter('GET', '/api/customer/bookings/b1')).toBe(0);
  expect(await changesAfter('POST', '/api/customer/reviews')).toBe(0);
});
