import type { Application, adminApplications } from '@sundara/contracts/api';
import { type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useRevalidator } from '@sundara/web/router';
import { useState } from 'react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { applicationColumns } from './application-columns.tsx';
import { ApplicationSheet } from './application-sheet.tsx';
import { APPLICATIONS } from './applications.look.tsx';

/** The admins' list of salons that ask to be listed, each approved or declined once (decision 88). */
export const ApplicationsPage = () => {
  const data = useLoaderData<ListData<typeof adminApplications>>();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Application>();
  const [open, setOpen] = useState(false);
  const show = (application: Application) => {
    setShown(application);
    setOpen(true);
  };
  return (
    <AdminPage
      title="Applications"
      lead="Salons that ask to be listed. An approval invites the owner by mail."
    >
      <ListView look={APPLICATIONS} data={data} columns={applicationColumns(show)} />
      {shown && (
        <ApplicationSheet
          key={shown.id}
          open={open}
          application={shown}
          onClose={() => setOpen(false)}
          onChanged={() => void revalidate()}
        />
      )}
    </AdminPage>
  );
};
