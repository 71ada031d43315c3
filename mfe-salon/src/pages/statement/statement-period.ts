import { addDays, isLocalDate, type LocalDate, mondayOf } from '@sundara/contracts';

/** The periods to choose from; the last one is any days. */
export const PERIODS = [
  ['today', 'Today'],
  ['week', 'This week'],
  ['last-week', 'Last week'],
  ['month', 'This month'],
  ['last-month', 'Last month'],
  ['year', 'This financial year'],
  ['last-year', 'Last financial year'],
  ['days', 'Chosen days'],
] as const;
export type PeriodName = (typeof PERIODS)[number][0];

export interface StatementPeriod {
  readonly name: PeriodName;
  /** Days, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The server takes at most this many days at once. */
const MOST_DAYS = 400;

/**
 * The period that an address asks for: `from` and `to` are chosen days, else `period` names one; this month otherwise.
 * Weeks begin on Monday (resolutions T5), financial years begin in April. A running period ends today. Invalid days are corrected.
 */
export const periodOf = (params: URLSearchParams, today: LocalDate): StatementPeriod => {
  const [from, to] = [dayIn(params, 'from'), dayIn(params, 'to')];
  if (from || to) return chosen(from ?? to ?? today, to ?? from ?? today);
  const name = PERIODS.find(([known]) => known === params.get('period'))?.[0] ?? 'month';
  if (name === 'today') return { name, from: today, to: today };
  const monday = mondayOf(today);
  if (name === 'week') return { name, from: monday, to: today };
  if (name === 'last-week') return { name, from: addDays(monday, -7), to: addDays(monday, -1) };
  const month = `${today.slice(0, 7)}-01`;
  if (name === 'last-month') {
    const end = addDays(month, -1);
    return { name, from: `${end.slice(0, 7)}-01`, to: end };
  }
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0);
  if (name === 'year') return { name, from: `${year}-04-01`, to: today };
  if (name === 'last-year') return { name, from: `${year - 1}-04-01`, to: `${year}-03-31` };
  return { name: 'month', from: month, to: today };
};

const chosen = (one: LocalDate, other: LocalDate): StatementPeriod => {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const last = addDays(from, MOST_DAYS - 1);
  return { name: 'days', from, to: [to, last].sort()[0] ?? to };
};

const dayIn = (params: URLSearchParams, end: 'from' | 'to'): LocalDate | undefined => {
  const day = params.get(end);
  return day !== null && isLocalDate(day) ? day : undefined;
};
