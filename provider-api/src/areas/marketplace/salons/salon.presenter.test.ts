import { presentService, type ServiceRow } from './salon.presenter.ts';

const row: ServiceRow = {
  ...{ id: 'v1', salonId: 's1', name: 'Haircut', description: '', category: 'Hair Care' },
  ...{ pricePaise: 50_000, discountPercent: 0, durationMinutes: 30, bufferMinutes: 0, bookingCount: 0 },
  ...{ specializations: [], isActive: true, image: null, centralServiceId: null, deletedAt: null },
  createdAt: new Date('2026-11-21T06:00:00Z'),
};

test.each([
  [0, false],
  [19, false],
  [20, true],
])('a service with %i bookings that stand is popular: %s', (bookingCount, popular) => {
  expect(presentService({ ...row, bookingCount })).toMatchObject({ bookingCount, popular });
});
