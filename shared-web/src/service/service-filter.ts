import { SERVICE_CATEGORIES, SERVICE_STATUSES } from '@sundara/contracts/api';

/** The filters of a catalogue in the address. */
export const SERVICE_FILTERS = ['q', 'category', 'status'] as const;

/** The catalogue's filters from an address; unknown values are left out. */
export const serviceFilter = (params: URLSearchParams) => {
  const named = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === params.get(name));
  return {
    q: params.get('q')?.trim().slice(0, 100) || undefined,
    category: named('category', SERVICE_CATEGORIES),
    status: named('status', SERVICE_STATUSES),
  };
};
export type ServiceFilter = ReturnType<typeof serviceFilter>;

export const isNarrowed = ({ q, category, status }: ServiceFilter): boolean =>
  q !== undefined || category !== undefined || status !== undefined;
