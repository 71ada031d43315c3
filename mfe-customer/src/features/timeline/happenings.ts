import { parseStatus } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';

export type Happening = CustomerBookingDetail['timeline'][number];

const END: Readonly<Record<string, Pick<Happening, 'kind' | 'title'>>> = {
  cancelled: { kind: 'cancelled', title: 'Booking cancelled' },
  completed: { kind: 'completed', title: 'Service completed' },
};

/**
 * What happened to a booking, oldest first; of a provider that tells none of it, what its own dates say
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
