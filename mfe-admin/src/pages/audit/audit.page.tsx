import { adminAuditFile } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, useShell } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace, PagedTable, useListAddress } from '@sundara/web/table';
import { ScrollText, ShieldCheck } from 'lucide-react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { ExportButton } from '../../features/list/export-button.tsx';
import type { Audit, AuditData } from './audit.loader.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { CheckOutcome } from './check-outcome.tsx';
import { useVerify } from './use-verify.ts';

const figure = new Intl.NumberFormat('en-IN');

const countText = ({ more, pagination: { total } }: Audit): string => {
  const entries = `${figure.format(total)} ${total === 1 ? 'entry' : 'entries'}`;
  return more ? `More than ${entries}: the newest are shown, days lead to older ones` : entries;
};

/** Who changed what, and a check that it is still as it was written. */
export const AuditPage = () => {
  const { filter, audit } = useLoaderData<AuditData>();
  const { http } = useShell();
  const address = useListAddress();
  const { check, verify } = useVerify();
  const isNarrowed = Object.keys(filter).length > 0;
  const checking = check.state === 'under-way';
  return (
    <AdminPage
      title="Audit"
      width="xl"
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => void verify()}
            aria-disabled={checking}
            startIcon={<ShieldCheck size={18} aria-hidden />}
          >
            {checking ? 'Checking…' : 'Check the chain'}
          </Button>
          <ExportButton find={() => http.call(adminAuditFile, { query: filter })} />
        </>
      }
    >
      <CheckOutcome check={check} />
      <AuditFilters filter={filter} choices={audit.ok ? audit.data.choices : undefined} address={address} />
      {audit.ok ? (
        <>
          <Box role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {countText(audit.data)}
          </Box>
          {audit.data.pagination.total === 0 ? (
            <EmptyFace
              icon={<ScrollText size={40} strokeWidth={1.25} aria-hidden />}
              title={isNarrowed ? 'No entry fits' : 'Nothing was changed yet'}
            >
              {isNarrowed
                ? 'Take a filter off, or choose other days.'
                : 'What owners and admins change stands here from then on.'}
            </EmptyFace>
          ) : (
            <PagedTable
              caption="Audit"
              columns={auditColumns}
              rows={audit.data.entries}
              keyOf={({ id }) => String(id)}
              pagination={audit.data.pagination}
              onPage={address.toPage}
              busy={address.busy}
            />
          )}
        </>
      ) : (
        <FailedFace title="Failed to fetch the audit" failure={audit.failure} />
      )}
    </AdminPage>
  );
};
