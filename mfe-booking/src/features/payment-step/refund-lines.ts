import { formatDayAndClock, formatRupees, type Paise, refundOf, rupeesOf } from '@sundara/contracts';

/**
 * What cancelling would refund, as clock times and amounts, best first (resolutions M8): 'Cancel until Mon, 23 Nov,
 * 4:00 pm and get ₹508.00 back', and what applies after that.
 */
export const refundLines = (paidPaise: Paise, start: Date, now: Date): readonly string[] => {
  const lines: string[] = [];
  let at = now;
  for (;;) {
    const { refundPaise, until } = refundOf({ paidPaise, start, now: at, by: 'customer' });
    if (!until) break;
    const when = formatDayAndClock(until);
    const amount = formatRupees(rupeesOf(refundPaise));
    lines.push(
      lines.length === 0
        ? `Cancel until ${when} and get ${amount} back`
        : `Then ${amount} comes back, until ${when}`,
    );
    // The next rule begins right after the last instant of this one.
    at = new Date(until.getTime() + 1);
  }
  return [
    ...lines,
    lines.length === 0
      ? 'This visit is less than 2 hours ahead: if you cancel, the salon decides what comes back'
      : 'After that the salon decides what comes back',
  ];
};
