import { adminPaymentsToLookAt, type PaymentToLookAt } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { type ListData, type ListLook, ListView } from '@sundara/web/list';
import type { Column } from '@sundara/web/table';
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

const LOOK: ListLook<typeof adminPaymentsToLookAt> = {
  operation: adminPaymentsToLookAt,
  caption: 'Payments that need a look',
  keyOf: ({ id }) => id,
  failed: 'Failed to fetch what needs a look',
  icon: <CircleCheck size={40} strokeWidth={1.25} aria-hidden />,
  empty: () => ({
    title: 'No payment needs a look',
    next: 'Payments that were not as ordered, and refunds that failed, stand here until they are put right.',
  }),
};

interface Props {
  readonly data: ListData<typeof adminPaymentsToLookAt>;
  readonly onShow: (bookingId: string) => void;
}

/** Payments that a person has to look at, with what to do. */
export const LookList = ({ data, onShow }: Props) => {
  const { trying, tryAgain } = useTryAgain();
  const acts = { trying, onTry: (jobId: number, title: string) => void tryAgain(jobId, title), onShow };
  return <ListView look={LOOK} data={data} columns={columns(acts)} />;
};
