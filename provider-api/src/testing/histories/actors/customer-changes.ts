import { toLocalIso } from '@sundara/contracts';
import { ask } from './ask.ts';
import type { OfVisit } from './stage.ts';

export const cancel: OfVisit =
  (stage, { token }, { bookingId }) =>
  async (api) => {
    const path = `/api/customer/bookings/${bookingId}/cancel`;
    const request = { method: 'POST', path, token, body: {} } as const;
    await ask(stage, api, ['cancel', { bookingId }], request, (json, status) =>
      status === 200 ? Math.round((json.refund?.amount ?? 0) * 100) : undefined,
    );
  };

export const move: OfVisit = (stage, { token }, { bookingId, salonId }) => {
  const salon = stage.salons.find(({ id }) => id === salonId);
  const start = stage.random.pick(salon?.starts ?? []);
  return async (api) => {
    const path = `/api/customer/bookings/${bookingId}/reschedule`;
    const body = { newDateTime: toLocalIso(new Date(start)) };
    await ask(
      stage,
      api,
      ['move', { bookingId, start }],
      { method: 'PUT', path, token, body },
      (_, status) => (status === 200 ? null : undefined),
    );
  };
};
