import type { StatementLine } from '@sundara/contracts/api';
import { EmptyFace } from '@sundara/web/core';
import { type ListAddress, ListSection, PagedTable } from '@sundara/web/table';
import { ReceiptText } from 'lucide-react';
import { STATEMENT_COLUMNS } from './statement-columns.tsx';

const LINES_PER_PAGE = 25;

interface Props {
  readonly lines: readonly StatementLine[];
  readonly page: number;
  readonly address: ListAddress;
}

/** Every movement of the period, the latest first. */
export const StatementLines = ({ lines, page, address }: Props) => {
  const latest = lines.map((line, no) => ({ ...line, no })).reverse();
  const pages = Math.max(1, Math.ceil(latest.length / LINES_PER_PAGE));
  const count = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`;
  return (
    <ListSection title="Line by line" status={lines.length === 0 ? ' ' : `${count}, the latest first`}>
      {lines.length === 0 ? (
        <EmptyFace icon={<ReceiptText size={32} aria-hidden />} title="No money moved in these days">
          What customers pay here, what goes back and what we send you will stand here.
        </EmptyFace>
      ) : (
        <PagedTable
          caption="Lines of the statement"
          columns={STATEMENT_COLUMNS}
          rows={latest.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE)}
          keyOf={({ no }) => String(no)}
          busy={address.busy}
          pagination={{ page, pages }}
          onPage={address.toPage}
        />
      )}
    </ListSection>
  );
};
