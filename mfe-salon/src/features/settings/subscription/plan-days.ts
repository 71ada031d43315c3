import { formatDate, formatDay } from '@sundara/contracts';

/** 'Tue, 24 Nov 2026' of an instant, as the API writes it. */
export const dayOf = (iso: string): string => formatDate(new Date(iso));

/** '24 Nov'. */
export const shortDayOf = (iso: string): string => formatDay(new Date(iso)).replace(/^\w+, /, '');
