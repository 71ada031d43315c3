import type { adminPaymentsToLookAt, PaymentToLookAt, Reply } from '@sundara/contracts/api';
import { Box, Button, EmptyFace } from '@sundara/web/core';
import { type Column, type ListAddress, PagedTable } from '@sundara/web/table';
import { CircleCheck, RotateCw } from 'lucide-react';
import { money } from '../../features/proposal/proposal-labels.ts';
import { When } from '../../features/when/when.tsx';
import { LOOK_LABELS } from './refund-labels.ts';
import { useTryAgain } from './use-try-again.ts';

interface Doing {
  readonly trying: number | undefined;
  readonly onTry: (jobId: number, title: string) => void;
  readonly onShow: (bookingId: string) => void;
}

const columns = ({ trying, onTry, onShow }: Doing): readonly Column<PaymentToLookAt>[] => [
  {
    id: 'what',
    header: 'What',
    onCard: 'title',
    cell: ({ kind, reference }) => (
      <>
        {LOOK_LABELS[kind][0]}
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
        >
          {reference}
        </Box>
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountPaise }) => (amountPaise === null ? 'Unknown' : money(amountPaise)),
  },
  { id: 'salon', header: 'Salon', cell: ({ salon }) => salon ?? 'Not of a visit' },
  { id: 'since', header: 'Since', cell: ({ since }) => <When at={since} /> },
  {
    id: 'next',
    header: 'What helps',
    cell: ({ kind, error }) => (
      <>
        {LOOK_LABELS[kind][1]}
        {error && (
          <Box
            component="span"
            sx={{ display: 'block', color: 'text.secondary', fontSize: '0.83rem', overflowWrap: 'anywhere' }}
          >
            {error}
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'do',
    header: 'Actions',
    onCard: 'actions',
    cell: ({ kind, jobId, bookingId, reference }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {bookingId && (
          <Button size="small" onClick={() => onShow(bookingId)} aria-label={`Look at ${reference}`}>
            Look
          </Button>
        )}
        {jobId !== null && (
          <Button
            size="small"
            startIcon={<RotateCw size={16} aria-hidden />}
            onClick={() => onTry(jobId, LOOK_LABELS[kind][0])}
            aria-disabled={trying === jobId}
            aria-label={`Try again now: ${reference}`}
          >
            {trying === jobId ? 'Trying…' : 'Try again'}
          </Button>
        )}
      </Box>
    ),
  },
];

interface Props {
  readonly look: Reply<typeof adminPaymentsToLookAt>;
  readonly address: ListAddress;
  readonly onShow: (bookingId: string) => void;
}

/** Payments that a person has to look at, with what to do. */
export const LookList = ({ look: { payments, pagination }, address, onShow }: Props) => {
  const { trying, tryAgain } = useTryAgain();
  if (pagination.total === 0) {
    return (
      <EmptyFace
        icon={<CircleCheck size={40} strokeWidth={1.25} aria-hidden />}
        title="No payment needs a look"
      >
        Payments that were not as ordered, and refunds that failed, stand here until they are put right.
      </EmptyFace>
    );
  }
  return (
    <PagedTable
      caption="Payments that need a look"
      columns={columns({ trying, onTry: (jobId, title) => void tryAgain(jobId, title), onShow })}
      rows={payments}
      keyOf={({ id }) => id}
      pagination={pagination}
      onPage={address.toPage}
      busy={address.busy}
    />
  );
};
