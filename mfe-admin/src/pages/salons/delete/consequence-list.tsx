import type { SalonConsequences } from '@sundara/contracts/api';
import { Box, Money } from '@sundara/web/core';
import type { ReactNode } from 'react';

const several = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** What deleting would do, one line per effect; effects that don't occur are left out, except for visits. */
export const ConsequenceList = ({ of }: { of: SalonConsequences }) => {
  const { futureBookings, refunds, holds, subscription, services, specialists, owner } = of;
  const lines: readonly (readonly [string, ReactNode | false])[] = [
    [
      'bookings',
      futureBookings === 0
        ? 'No future bookings: nobody is cancelled.'
        : `${several(futureBookings, 'future booking is', 'future bookings are')} cancelled, and ${futureBookings === 1 ? 'its customer is' : 'their customers are'} told.`,
    ],
    [
      'refunds',
      refunds.bookings > 0 && (
        <>
          <Money rupees={refunds.amount} />{' '}
          {`goes back for ${several(refunds.bookings, 'booking', 'bookings')}.`}
        </>
      ),
    ],
    [
      'holds',
      holds > 0 && `${several(holds, 'time that is', 'times that are')} held for somebody about to pay.`,
    ],
    ['plan', subscription && `The ${subscription.plan} subscription ends at once.`],
    [
      'offer',
      services + specialists > 0 &&
        `${several(services, 'service', 'services')} and ${several(specialists, 'specialist', 'specialists')} are not shown any more.`,
    ],
    ['owner', owner && `${owner.name} is free for another salon.`],
  ];
  return (
    <Box
      component="ul"
      aria-label="What follows"
      sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 0.75, fontVariantNumeric: 'tabular-nums' }}
    >
      {lines.map(([key, words]) => words && <li key={key}>{words}</li>)}
    </Box>
  );
};
