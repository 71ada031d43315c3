import { formatPhone, rupeesOf } from '@sundara/contracts';
import type { AdminDisputeDetail } from '@sundara/contracts/api';
import { Card, Facts } from '@sundara/web/card';
import { AppLink, Box, Link, Money } from '@sundara/web/core';
import { When } from '../../features/when/when.tsx';

const ATTENDED = { attended: 'Came', no_show: 'Did not come' } as const;

/** Whose visit it was, where and when, and whether the customer came. */
export const VisitCard = ({ dispute }: { readonly dispute: AdminDisputeDetail }) => {
  const { booking, salon, dateTime, no } = dispute;
  const { customer, attendance, serviceName } = booking;
  return (
    <Card title="Visit">
      <Facts
        facts={[
          [
            'Customer',
            <AppLink key="customer" to={`/admin/users?q=${encodeURIComponent(customer.email)}`}>
              {customer.name}
            </AppLink>,
          ],
          [
            'E-mail',
            <Link key="mail" href={`mailto:${customer.email}`}>
              {customer.email}
            </Link>,
          ],
          ['Phone', formatPhone(customer.phone)],
          [
            'Salon',
            <AppLink key="salon" to={`/admin/salons?q=${encodeURIComponent(salon.name)}`}>
              {salon.name}
            </AppLink>,
          ],
          ['Services', serviceName],
          ['When', <When key="when" at={dateTime} />],
          ['Attendance', attendance ? ATTENDED[attendance] : 'Not said'],
          ['Booking', `No. ${no}`],
        ]}
      />
    </Card>
  );
};

/** What was paid, what was refunded, and what is left to refund. */
export const MoneyCard = ({ money }: Pick<AdminDisputeDetail, 'money'>) => (
  <Card title="Money">
    <Facts
      facts={[
        ['Paid', <Money key="paid" rupees={rupeesOf(money.paidPaise)} />],
        ['Refunded', <Money key="refunded" rupees={rupeesOf(money.refundedPaise)} />],
        ['Left', <Money key="left" rupees={rupeesOf(money.leftPaise)} />],
      ]}
    />
  </Card>
);

/** What happened to the booking, oldest first. */
export const TimelineCard = ({ timeline }: Pick<AdminDisputeDetail['booking'], 'timeline'>) => (
  <Card title="What happened so far">
    <Box component="ol" aria-label="Timeline" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {timeline.map(({ kind, title, text, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it only grows at its end, and two entries may say the same.
        <Box component="li" key={`${index} ${at} ${kind}`} sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          {text && <Box>{text}</Box>}
          <Box sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
            <When at={at} />
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
);
