import { Box } from '@sundara/web/core';
import { type DateRange, Panel, RANGE_WORDS } from '@sundara/web/figures';
import type { ReactNode } from 'react';
import type { Figures } from './dashboard.loader.ts';

interface Props {
  readonly figures: Pick<Figures, 'now' | 'before'>;
  readonly range: DateRange;
}

const figure = new Intl.NumberFormat('en-IN');
const share = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** '12.5%'; a dash if the whole is zero. */
const shareText = (part: number, whole: number): string => (whole === 0 ? '–' : share.format(part / whole));

const Line = ({ name, told, children }: { name: string; told: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: 2,
      alignItems: 'baseline',
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      fontVariantNumeric: 'tabular-nums lining-nums',
    }}
  >
    <Box component="dt" sx={{ fontWeight: 600 }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'end' }}>
      {told}
    </Box>
    <Box component="dd" sx={{ gridColumn: '1 / -1', m: 0, fontSize: '0.83rem', color: 'text.secondary' }}>
      {children}
    </Box>
  </Box>
);

const rate = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Of fewer pages opened, or of fewer than were paid for, no rate says anything (decision 47). */
const LEAST_VIEWS = 100;
const hasRate = ({ paid, salonViews }: Figures['now']): boolean => salonViews >= Math.max(LEAST_VIEWS, paid);

/** '1.2': paid orders for every 100 pages opened. */
const paidText = ({ paid, salonViews }: Figures['now']): string => rate.format((100 * paid) / salonViews);

/**
 * Payments in relation to pages, in this period and the previous one. A rate, not a share: no order knows the page that
 * led to it, so nothing limits the one count to the other (decision 47).
 */
const ledText = ({ now, before }: Pick<Figures, 'now' | 'before'>, range: DateRange): string => {
  if (!hasRate(now))
    return `Too few salon pages were opened ${RANGE_WORDS[range]} to say how many lead to an order.`;
  const then = hasRate(before) ? `; ${paidText(before)} in the period before` : '';
  return `${paidText(now)} paid orders for every 100 salon pages opened ${RANGE_WORDS[range]}${then}.`;
};

/** From a salon's page to a payment, step by step; what exactly each step counts is below it. */
export const Conversion = ({ figures: { now, before }, range }: Props) => (
  <Panel heading="h3" title="From visit to paid" lead={ledText({ now, before }, range)}>
    <Box component="dl" sx={{ m: 0 }}>
      <Line name="Salon pages opened" told={figure.format(now.salonViews)}>
        Each time the server answered one, reloads and programs too. No cookies, no persons: one page may lead
        to several orders, or to one on a later day.
      </Line>
      <Line name="Calendars opened" told={figure.format(now.calendarViews)}>
        Months of free days asked for, to book or to move a visit.
      </Line>
      <Line name="Orders" told={figure.format(now.orders)}>
        A time held, and an order made at the gateway.
      </Line>
      <Line name="Paid" told={`${figure.format(now.paid)} (${shareText(now.paid, now.orders)})`}>
        Of these orders, captured since; of those of the period before,{' '}
        {shareText(before.paid, before.orders)}.
      </Line>
    </Box>
  </Panel>
);

/** How many visits did not happen. */
export const LostVisits = ({ figures: { now, before }, range }: Props) => (
  <Panel
    heading="h3"
    title="Cancelled and missed"
    lead={`Of visits whose day is ${RANGE_WORDS[range]}, whenever they were booked.`}
  >
    <Box component="dl" sx={{ m: 0 }}>
      <Line name="Visits" told={figure.format(now.visits)}>
        Those to come and those cancelled too; {figure.format(before.visits)} in the period before.
      </Line>
      <Line name="Cancellation rate" told={shareText(now.cancelled, now.visits)}>
        {figure.format(now.cancelled)} cancelled, by whomever; {shareText(before.cancelled, before.visits)} in
        the period before.
      </Line>
      <Line name="Completed" told={figure.format(now.completed)}>
        Over, those that nobody came to and those disputed among them.
      </Line>
      <Line name="No-show rate" told={shareText(now.noShows, now.completed)}>
        {figure.format(now.noShows)} of {figure.format(now.completed)} completed visits;{' '}
        {shareText(before.noShows, before.completed)} in the period before.
      </Line>
    </Box>
  </Panel>
);
