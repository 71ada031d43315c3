import { addDays, isLocalDate, type LocalDate, localDateOf, mondayOf } from '@sundara/contracts';

export const VIEWS = ['day', 'week'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** What the calendar shows; stored in the address as `?date=&view=&who=`. */
export interface Shown {
  readonly date: LocalDate;
  readonly view: CalendarView;
  /** A resource's id, '' for everyone. */
  readonly who: string;
}

/** What an address asks for; without a valid date, it is today at the salon. */
export const shownIn = (params: URLSearchParams, now: Date): Shown => {
  const date = params.get('date') ?? '';
  return {
    date: isLocalDate(date) ? date : localDateOf(now),
    view: params.get('view') === 'week' ? 'week' : 'day',
    who: params.get('who') ?? '',
  };
};

/** The address of what is shown; defaults are left out. */
export const addressOf = ({ date, view, who }: Shown, now: Date): string => {
  const query = new URLSearchParams();
  if (date !== localDateOf(now)) query.set('date', date);
  if (view !== 'day') query.set('view', view);
  if (who) query.set('who', who);
  return query.size > 0 ? `?${query}` : '';
};

/** First and last day that are shown. */
export const periodOf = ({ date, view }: Shown): { readonly from: LocalDate; readonly to: LocalDate } => {
  if (view === 'day') return { from: date, to: date };
  const from = mondayOf(date);
  return { from, to: addDays(from, 6) };
};

/** The same view one day or week earlier (-1) or later (1). */
export const turned = (shown: Shown, direction: -1 | 1): Shown => ({
  ...shown,
  date: addDays(shown.date, direction * (shown.view === 'week' ? 7 : 1)),
});
