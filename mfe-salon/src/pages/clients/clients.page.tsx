import { type salonClients, salonClientsFile } from '@sundara/contracts/api';
import { useNow } from '@sundara/web/core';
import { ExportButton, type ListData, ListView } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { ChoiceField, type Option, useListAddress } from '@sundara/web/table';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';
import { clientColumns } from './client-columns.tsx';
import { CLIENTS } from './clients.look.tsx';

const countOf = (total: number): string => `${total} ${total === 1 ? 'client' : 'clients'}`;

/** Everybody who has booked at the salon, or came as a walk-in and left a phone. */
export const ClientsPage = () => {
  const data = useLoaderData<ListData<typeof salonClients>>();
  const { query, list } = data;
  const address = useListAddress();
  const now = useNow(60_000);
  useReloadOnNews();
  const tags = list.ok ? list.data.tags : [];
  // The chosen one stays to be seen, also where nobody has it any more.
  const options = query.tag && !tags.includes(query.tag) ? [query.tag, ...tags] : tags;
  return (
    <SalonPage
      title="Clients"
      width="xl"
      actions={<ExportButton file={salonClientsFile} query={query} />}
      lead={<span role="status">{list.ok ? countOf(list.data.pagination.total) : ' '}</span>}
    >
      <ListView
        look={CLIENTS}
        data={data}
        columns={clientColumns(now)}
        fields={
          options.length > 0 && (
            <ChoiceField
              label="Tag"
              options={[['', 'Any tag'], ...options.map((tag): Option => [tag, tag])]}
              value={query.tag}
              onChoose={(tag) => address.ask('tag', tag)}
            />
          )
        }
        chips={query.tag ? [{ label: query.tag, names: ['tag'] }] : []}
      />
    </SalonPage>
  );
};
