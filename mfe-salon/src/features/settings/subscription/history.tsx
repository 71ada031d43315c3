import type { Subscription } from '@sundara/contracts/api';
import { Box, Button, Chip, Money, Typography } from '@sundara/web/core';
import { type Column, DataTable } from '@sundara/web/table';
import { FileText } from 'lucide-react';
import { dayOf, shortDayOf } from './plan-days.ts';
import { STATE_LABELS } from './state-labels.ts';
import type { SubscriptionState } from './use-subscription.ts';

interface Props {
  readonly plans: readonly Subscription[];
  /** Whether the first of them is the salon's plan now, whose state stands above. */
  readonly isCurrentFirst: boolean;
  readonly state: SubscriptionState;
}

type Charge = Subscription['charges'][number];

const columnsOf = (openInvoice: (id: string) => void): readonly Column<Charge>[] => [
  { id: 'paid', header: 'Paid on', cell: ({ paidAt }) => dayOf(paidAt), onCard: 'title' },
  { id: 'period', header: 'Period', cell: ({ from, to }) => `${shortDayOf(from)} to ${shortDayOf(to)}` },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money rupees={amount} />,
    align: 'end',
    onCard: 'corner',
  },
  {
    id: 'invoice',
    header: 'Invoice',
    onCard: 'actions',
    cell: ({ id, paidAt }) => (
      <Button
        size="small"
        startIcon={<FileText size={16} aria-hidden />}
        aria-label={`PDF, invoice of ${dayOf(paidAt)}`}
        onClick={() => openInvoice(id)}
      >
        PDF
      </Button>
    ),
  },
];

const spanOf = ({ startDate, endDate }: Subscription): string => {
  if (!startDate) return endDate ? `Never begun, given up on ${dayOf(endDate)}` : 'Never begun';
  return endDate ? `${dayOf(startDate)} to ${dayOf(endDate)}` : `From ${dayOf(startDate)}`;
};

interface PastProps {
  readonly plan: Subscription;
  readonly isCurrent: boolean;
  readonly state: SubscriptionState;
}

const Past = ({ plan, isCurrent, state }: PastProps) => {
  const label = plan.plan === 'weekly' ? 'Weekly plan' : 'Monthly plan';
  const [word, color] = STATE_LABELS[plan.state];
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <Typography component="h4" sx={{ fontWeight: 700 }}>
          {label}
        </Typography>
        {!isCurrent && <Chip size="small" color={color} variant="outlined" label={word} />}
        <Typography sx={{ color: 'text.secondary' }}>{spanOf(plan)}</Typography>
      </Box>
      {plan.charges.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nothing was charged.</Typography>
      ) : (
        <DataTable
          few
          caption={`Charges of the ${label.toLowerCase()}, ${spanOf(plan)}`}
          columns={columnsOf(state.openInvoice)}
          rows={plan.charges}
          keyOf={({ id }) => id}
          busy={state.busy === 'invoice'}
        />
      )}
    </li>
  );
};

/** The salon's current and past plans, the latest first, each with its charges and their invoices. */
export const History = ({ plans, isCurrentFirst, state }: Props) => {
  const begun = plans.filter((plan) => plan.state !== 'pending');
  if (begun.length === 0)
    return <Typography sx={{ mt: 1, color: 'text.secondary' }}>There has been no plan yet.</Typography>;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {begun.map((plan, at) => (
        <Past key={plan.id} plan={plan} isCurrent={isCurrentFirst && at === 0} state={state} />
      ))}
    </Box>
  );
};
