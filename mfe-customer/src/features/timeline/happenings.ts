import { parseStatus } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';

export type Happening = CustomerBookingDetail['timeline'][number];

const END: Readonly<Record<string, Pick<Happening, 'kind' | 'title'>>> = {
  cancelled: { kind: 'cancelled', title: 'Booking cancelled' },
  completed: { kind: 'completed', title: 'Service completed' },
};

/**
 * The events of a booking, oldest first; if the provider has no timeline, they are derived from the booking's dates
 * (specification 1, section 2).
 */
export const happeningsOf = ({
  timeline,
  createdAt,
  updatedAt,
  status,
}: Pick<CustomerBookingDetail, 'timeline' | 'createdAt' | 'updatedAt' | 'status'>): readonly Happening[] => {
  if (timeline.length > 0) return timeline;
  const end = END[parseStatus(status) ?? ''];
  return [
    { kind: 'created', title: 'Booking created', text: '', at: createdAt },
    ...(end ? [{ ...end, text: '', at: updatedAt }] : []),
  ];
};
