/** Keys that campaigns and networks add to links; no page reads them. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|igshid|mc_[ce]id)$/i;

/**
 * Stands for all addresses that nobody has, which show the same page: it is rendered once, whatever they are. Of so many
 * parts that no route has it.
 */
export const UNKNOWN_ADDRESS = '/-/unknown/address/-';

/** The address of a page, path and query, without what only counts visitors: so all of them share one content. */
export const pageAddress = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  const tracking = [...query.keys()].filter((key) => TRACKING.test(key));
  // An address without any stays as it was written, since pages may pass it on.
  if (tracking.length === 0) return `${pathname}${search}`;
  for (const key of tracking) query.delete(key);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
