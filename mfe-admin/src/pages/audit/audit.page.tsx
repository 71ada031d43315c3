import { type adminAudit, adminAuditFile, type Reply } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { ExportButton, type ListData, ListView } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { ShieldCheck } from 'lucide-react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { AUDIT } from './audit.look.tsx';
import { auditChips } from './audit-chips.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFields } from './audit-fields.tsx';
import { CheckOutcome } from './check-outcome.tsx';
import { useVerify } from './use-verify.ts';

const figure = new Intl.NumberFormat('en-IN');

const countText = ({ more, pagination: { total } }: Reply<typeof adminAudit>): string => {
  const entries = `${figure.format(total)} ${total === 1 ? 'entry' : 'entries'}`;
  return more ? `More than ${entries}: the newest are shown, days lead to older ones` : entries;
};

/** Who changed what, and a check that it is still as it was written. */
export const AuditPage = () => {
  const data = useLoaderData<ListData<typeof adminAudit>>();
  const { query, list } = data;
  const { check, verify } = useVerify();
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
          <ExportButton file={adminAuditFile} query={query} />
        </>
      }
    >
      <CheckOutcome check={check} />
      <ListView
        look={AUDIT}
        data={data}
        columns={auditColumns}
        fields={<AuditFields query={query} choices={list.ok ? list.data.choices : undefined} />}
        chips={auditChips(query, list.ok ? list.data.choices : undefined)}
        above={(found) => (
          <Box role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {countText(found)}
          </Box>
        )}
      />
    </AdminPage>
  );
};
