import type { StatementLine } from '@sundara/contracts/api';
import { EmptyFace } from '@sundara/web/core';
import { type ListAddress, ListSection, PagedTable } from '@sundara/web/table';
import { ReceiptText } from 'lucide-react';
import type { Statement } from './statement.loader.ts';
import { STATEMENT_COLUMNS } from './statement-columns.tsx';

interface Props {
  /** The lines of the page, the earliest first. */
  readonly lines: readonly StatementLine[];
  /** Missing if an older provider sends all lines: they are then on one page. */
  readonly pagination: Statement['pagination'];
  readonly page: number;
  readonly address: ListAddress;
}

/** Every movement of the period, the latest first. */
export const StatementLines = ({ lines, pagination, page, address }: Props) => {
  const latest = lines.map((line, no) => ({ ...line, no })).reverse();
  const { total, pages } = pagination ?? { total: lines.length, pages: 1 };
  const count = `${total} ${total === 1 ? 'line' : 'lines'}`;
  return (
    <ListSection title="Line by line" status={total === 0 ? ' ' : `${count}, the latest first`}>
      {total === 0 ? (
        <EmptyFace icon={<ReceiptText size={32} aria-hidden />} title="No money moved in these days">
          What customers pay here, what goes back and what we send you will stand here.
        </EmptyFace>
      ) : (
        <PagedTable
          caption="Lines of the statement"
          columns={STATEMENT_COLUMNS}
          rows={latest}
          keyOf={({ no }) => String(no)}
          busy={address.busy}
          pagination={{ page, pages }}
          onPage={address.toPage}
        />
      )}
    </ListSection>
  );
};
