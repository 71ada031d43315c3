import { formatDate, instantAt } from '@sundara/contracts';
import { salonStatementFile } from '@sundara/contracts/api';
import { Box, FileButton, useShell } from '@sundara/web/core';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { PeriodChoice } from './period-choice.tsx';
import type { StatementData } from './statement.loader.ts';
import { StatementFigures, VisitFigures } from './statement-figures.tsx';
import { StatementLines } from './statement-lines.tsx';
import type { StatementPeriod } from './statement-period.ts';

const FAILED = 'Failed to fetch the statement';

/** 'Sun, 1 Nov 2026 to Sun, 22 Nov 2026'. */
const daysText = ({ from, to }: StatementPeriod): string => {
  const [first, last] = [from, to].map((day) => formatDate(instantAt(day, '12:00')));
  return first === last ? `${first}` : `${first} to ${last}`;
};

/** What the visits of some days bring in, what was paid in and refunded and what was paid out, to browse and to download. */
export const StatementPage = () => {
  const { period, page, statement } = useLoaderData<StatementData>();
  const { http } = useShell();
  const address = useListAddress();
  const { from, to } = period;
  const { known, failure } = useLastKnown(statement, `${from} ${to} ${page}`);
  const find = (format: 'csv' | 'pdf') => () =>
    http.call(salonStatementFile, { query: { from, to, format } });
  return (
    <SalonPage
      title="Statement"
      lead={daysText(period)}
      actions={
        <>
          <FileButton icon={<FileText size={18} aria-hidden />} find={find('pdf')}>
            PDF
          </FileButton>
          <FileButton icon={<FileSpreadsheet size={18} aria-hidden />} find={find('csv')}>
            CSV
          </FileButton>
        </>
      }
    >
      <PeriodChoice period={period} />
      {failure &&
        (known ? (
          <StaleNote title={FAILED} failure={failure} />
        ) : (
          <FailedFace title={FAILED} failure={failure} />
        ))}
      {known && (
        <>
          {known.visits && (
            <Box sx={{ mb: { xs: 1, sm: 2 } }}>
              <VisitFigures visits={known.visits} busy={address.busy} />
            </Box>
          )}
          <StatementFigures statement={known} busy={address.busy} />
          <Box sx={{ mt: { xs: 3, md: 4 } }}>
            <StatementLines lines={known.lines} pagination={known.pagination} page={page} address={address} />
          </Box>
        </>
      )}
    </SalonPage>
  );
};
