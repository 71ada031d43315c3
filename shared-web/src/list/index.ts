export { ExportButton } from './export-button.tsx';
export type { FilterChip } from './filters/filter-chip.ts';
export type { EmptyText, ListFilter, ListLook, ListTabs } from './list-look.ts';
export { ListView } from './list-view.tsx';
export { type ListData, listLoader } from './load-list.ts';
export { StaleNote } from './stale-note.tsx';
export { StateTabs, tabId } from './state-tabs.tsx';
export { useLastKnown } from './use-last-known.ts';
