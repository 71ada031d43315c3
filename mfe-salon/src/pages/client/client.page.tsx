import { AppLink, usePageTitle } from '@sundara/web/core';
import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useLoaderData, useParams } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { visitorName } from '../../features/visit/walk-in-name.ts';
import type { ClientData } from './client.loader.ts';
import { ClientView } from './client-view.tsx';

const FAILED = 'Failed to fetch this client';

/** One client of the salon: their visits here, and what the salon noted. */
export const ClientPage = () => {
  const { id = '' } = useParams();
  const { known, failure } = useLastKnown(useLoaderData<ClientData>(), id);
  const title = known ? visitorName(known.client.name) : 'Client';
  usePageTitle(title);
  return (
    <SalonPage title={title} lead={<AppLink to="/salon/clients">← Back to clients</AppLink>}>
      {failure && known && <StaleNote failure={failure} title={FAILED} />}
      {failure && !known && <FailedFace title={FAILED} failure={failure} />}
      {known && <ClientView key={id} read={known.client} />}
    </SalonPage>
  );
};
