import type { ServiceListData } from './services.loader.ts';

/**
 * The list without what was deleted since it was read: list and counts drop by one at once (specification 2, section
 * 4). A list that was read again contains none of it, and stays as it is.
 */
export const withoutDeleted = (
  { query, list }: ServiceListData,
  deleted: readonly string[],
): ServiceListData => {
  if (!list.ok) return { query, list };
  const { services, counts, pagination } = list.data;
  const gone = services.filter(({ id }) => deleted.includes(id));
  if (gone.length === 0) return { query, list };
  const data = {
    ...list.data,
    services: services.filter((service) => !gone.includes(service)),
    counts: {
      ...counts,
      total: counts.total - gone.length,
      active: counts.active - gone.filter(({ status }) => status === 'Active').length,
    },
    pagination: { ...pagination, total: pagination.total - gone.length },
  };
  return { query, list: { ok: true, data } };
};
