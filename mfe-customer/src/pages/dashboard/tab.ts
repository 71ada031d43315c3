/** The two tabs of the dashboard, named as in the address; the first is the default (specification 1, section 2). */
export const TABS = ['upcoming', 'all-bookings'] as const;
export type Tab = (typeof TABS)[number];

/** The tab names in the header's links (resolutions R5). */
const ALIASES: ReadonlyMap<string, Tab> = new Map([
  ['overview', 'upcoming'],
  ['bookings', 'all-bookings'],
]);

const isTab = (name: string): name is Tab => TABS.some((tab) => tab === name);

/** The tab in a query string, by its name or an alias; anything unknown is 'upcoming'. */
export const tabOf = (params: URLSearchParams): Tab => {
  const name = params.get('tab') ?? '';
  return isTab(name) ? name : (ALIASES.get(name) ?? 'upcoming');
};

/** The same address with the tab's own name; undefined if it already has it, or no tab. */
export const rewrittenTab = ({ pathname, searchParams }: URL): string | undefined => {
  const name = searchParams.get('tab');
  if (name === null || isTab(name)) return undefined;
  const params = new URLSearchParams(searchParams);
  params.set('tab', tabOf(searchParams));
  return `${pathname}?${params}`;
};
