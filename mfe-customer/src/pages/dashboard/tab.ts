/** The two tabs of the dashboard as the address names them; the first is the default (specification 1, section 2). */
export const TABS = ['upcoming', 'all-bookings'] as const;
export type Tab = (typeof TABS)[number];

/** The names that the header's links use (resolutions R5). */
const ALIASES: ReadonlyMap<string, Tab> = new Map([
  ['overview', 'upcoming'],
  ['bookings', 'all-bookings'],
]);

const isTab = (name: string): name is Tab => TABS.some((tab) => tab === name);

/** The tab that a query string names by its name or an alias; anything unknown is upcoming. */
export const tabOf = (params: URLSearchParams): Tab => {
  const name = params.get('tab') ?? '';
  return isTab(name) ? name : (ALIASES.get(name) ?? 'upcoming');
};

/** The same address with the tab by its own name; undefined when it stands so already, or names none. */
export const rewrittenTab = ({ pathname, searchParams }: URL): string | undefined => {
  const name = searchParams.get('tab');
  if (name === null || isTab(name)) return undefined;
  const params = new URLSearchParams(searchParams);
  params.set('tab', tabOf(searchParams));
  return `${pathname}?${params}`;
};
