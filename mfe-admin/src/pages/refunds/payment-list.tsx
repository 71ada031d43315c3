import {
  type AdminPaymentRow,
  type adminPayments,
  MOST_LISTED_PAYMENTS,
  type Reply,
} from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { Box, Button, EmptyFace, Typography } from '@sundara/web/core';
import { type Column, FailedFace, type ListAddress, PagedTable, SearchField } from '@sundara/web/table';
import { SearchX } from 'lucide-react';
import { money } from '../../features/proposal/proposal-labels.ts';
import { When } from '../../features/when/when.tsx';

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
  readonly q: string;
  readonly payments: Result<Reply<typeof adminPayments>>;
  readonly address: ListAddress;
  readonly onShow: (bookingId: string) => void;
}

/** Any payment, to look up its refunds and to refund more. */
export const PaymentList = ({ q, payments, address, onShow }: Props) => (
  <>
    <Box sx={{ mb: 1 }}>
      <SearchField
        label="Search payments"
        placeholder="Booking or payment id, customer's e-mail or salon"
        value={q}
        onSearch={address.search}
      />
    </Box>
    {payments.ok ? (
      <Found {...{ q, found: payments.data, address, onShow }} />
    ) : (
      <FailedFace title="Failed to fetch the payments" failure={payments.failure} />
    )}
  </>
);

interface FoundProps extends Omit<Props, 'payments'> {
  readonly found: Reply<typeof adminPayments>;
}

const Found = ({ q, found: { payments, pagination }, address, onShow }: FoundProps) => {
  if (pagination.total === 0) {
    return (
      <EmptyFace
        icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />}
        title={q ? 'No payment found' : 'Nobody has paid yet'}
      >
        {q
          ? 'Write a whole id or e-mail, or at least three letters of a salon’s name.'
          : 'Payments stand here from when they are captured.'}
      </EmptyFace>
    );
  }
  return (
    <>
      {pagination.total >= MOST_LISTED_PAYMENTS && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          These are the newest {MOST_LISTED_PAYMENTS.toLocaleString('en-IN')}. Search for older ones.
        </Typography>
      )}
      <PagedTable
        caption="Payments"
        columns={columns(onShow)}
        rows={payments}
        keyOf={({ bookingId }) => bookingId}
        pagination={pagination}
        onPage={address.toPage}
        busy={address.busy}
      />
    </>
  );
};
