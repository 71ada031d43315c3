import type { Reply, salonServices } from '@sundara/contracts/api';

export type ShownServices = Pick<Reply<typeof salonServices>, 'data' | 'counts' | 'pagination'>;

/**
 * The list without what was deleted since it was read: list and counts drop by one at once (specification 2, section
 * 4). A list that was read again contains none of it, and stays as it is.
 */
export const withoutDeleted = (
  { data, counts, pagination }: ShownServices,
  deleted: readonly string[],
): ShownServices => {
  const gone = data.filter(({ id }) => deleted.includes(id));
  return {
    data: data.filter((service) => !gone.includes(service)),
    counts: {
      ...counts,
      total: counts.total - gone.length,
      active: counts.active - gone.filter(({ status }) => status === 'Active').length,
    },
    pagination: { ...pagination, total: pagination.total - gone.length },
  };
};
