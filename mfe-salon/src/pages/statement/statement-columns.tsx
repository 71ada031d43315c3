import { formatClock, formatDate } from '@sundara/contracts';
import type { StatementLine } from '@sundara/contracts/api';
import { AppLink, Box, Money } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';

const KINDS = {
  earned: { label: 'Paid in', color: 'success.main' },
  refunded: { label: 'Refunded', color: 'error.main' },
  'paid-out': { label: 'Paid out', color: 'text.secondary' },
} as const;

/** What the line is about; a booking's line links to it. */
const What = ({ line: { kind, text, bookingId } }: { line: StatementLine }) => {
  const shown = text || KINDS[kind].label;
  return bookingId === null ? shown : <AppLink to={`/salon/bookings/${bookingId}`}>{shown}</AppLink>;
};

const Signed = ({ line: { kind, amount } }: { line: StatementLine }) => (
  <Box component="span" sx={{ color: KINDS[kind].color, fontWeight: 600 }}>
    {amount > 0 && '+'}
    <Money rupees={amount} />
  </Box>
);

/** The lines of a statement, as a table or as cards. */
export const STATEMENT_COLUMNS: readonly Column<StatementLine>[] = [
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => {
      const when = new Date(at);
      return (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {formatDate(when)}, {formatClock(when)}
        </Box>
      );
    },
  },
  { id: 'what', header: 'What', onCard: 'title', cell: (line) => <What line={line} /> },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => KINDS[kind].label },
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ reference }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {reference}
      </Box>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'end', onCard: 'corner', cell: (line) => <Signed line={line} /> },
  { id: 'balance', header: 'Owed then', align: 'end', cell: ({ balance }) => <Money rupees={balance} /> },
];
