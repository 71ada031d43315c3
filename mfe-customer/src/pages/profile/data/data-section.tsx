import { exportData } from '@sundara/contracts/api';
import { Button, FileButton, Stack, useShell } from '@sundara/web/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../features/panel/panel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** The person's data: download it, or delete the account. */
export const DataSection = () => {
  const { http } = useShell();
  const [leaving, setLeaving] = useState(false);
  return (
    <Stack spacing={{ xs: 2.5, sm: 3 }}>
      <Panel
        title="Download my data"
        lead="Everything that is kept about you as one file: profile, bookings, payments, receipts' numbers, reviews, favourites and devices. It is JSON, which programs and patient people can read."
      >
        <FileButton
          variant="outlined"
          icon={<Download size={18} aria-hidden />}
          find={() => http.call(exportData, {})}
        >
          Download my data
        </FileButton>
      </Panel>
      <Panel
        title="Delete my account"
        lead="Visits ahead are cancelled by the usual rules, then your account goes for good. You see what that means before anything happens."
      >
        <Button variant="outlined" color="error" onClick={() => setLeaving(true)}>
          Delete my account…
        </Button>
      </Panel>
      <DeleteDialog open={leaving} onClose={() => setLeaving(false)} />
    </Stack>
  );
};
