import { type AdminPaymentRow, adminPayments, MOST_LISTED_PAYMENTS } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { type ListData, type ListLook, ListView } from '@sundara/web/list';
import type { Column } from '@sundara/web/table';
import { SearchX } from 'lucide-react';
import { money } from '../../features/proposal/proposal-labels.ts';
import { When } from '../../features/when/when.tsx';

const PAYMENTS: ListLook<typeof adminPayments> = {
  operation: adminPayments,
  caption: 'Payments',
  keyOf: ({ bookingId }) => bookingId,
  search: { label: 'Search payments', placeholder: 'Customer, phone, e-mail, No. or salon' },
  failed: 'Failed to fetch the payments',
  icon: <SearchX size={40} strokeWidth={1.25} aria-hidden />,
  empty: (_, narrowed) =>
    narrowed
      ? {
          title: 'No payment found',
          next: 'Write three letters or more of a customer’s name, e-mail or salon, a phone, a visit’s No., or a whole payment id.',
        }
      : { title: 'Nobody has paid yet', next: 'Payments stand here from when they are captured.' },
};

const columns = (onShow: (bookingId: string) => void): readonly Column<AdminPaymentRow>[] => [
  {
    id: 'customer',
    header: 'Customer',
    onCard: 'title',
    cell: ({ customer }) => (
      <>
        {customer.name}
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
        >
          {customer.email}
        </Box>
      </>
    ),
  },
  { id: 'salon', header: 'Salon', cell: ({ salon }) => salon.name },
  { id: 'paid', header: 'Paid', align: 'end', cell: ({ paidPaise }) => money(paidPaise) },
  { id: 'back', header: 'Refunded', align: 'end', cell: ({ refundedPaise }) => money(refundedPaise) },
  { id: 'at', header: 'Paid on', cell: ({ capturedAt }) => <When at={capturedAt} /> },
  {
    id: 'look',
    header: 'Actions',
    onCard: 'actions',
    cell: ({ bookingId, customer, capturedAt }) => (
      <Button
        size="small"
        data-takes-focus
        onClick={() => onShow(bookingId)}
        aria-label={`Look at the payment of ${customer.name}, ${capturedAt.slice(0, 10)}`}
      >
        Look
      </Button>
    ),
  },
];

interface Props {
  readonly data: ListData<typeof adminPayments>;
  readonly onShow: (bookingId: string) => void;
}

/** Any payment, to look up its refunds and to refund more. */
export const PaymentList = ({ data, onShow }: Props) => (
  <ListView
    look={PAYMENTS}
    data={data}
    columns={columns(onShow)}
    above={({ pagination }) =>
      pagination.total >= MOST_LISTED_PAYMENTS && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          These are the newest {MOST_LISTED_PAYMENTS.toLocaleString('en-IN')}. Search for older ones.
        </Typography>
      )
    }
  />
);
