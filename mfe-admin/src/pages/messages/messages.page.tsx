import type { adminMessages } from '@sundara/contracts/api';
import { type ListData, ListView } from '@sundara/web/list';
import { useLoaderData, useSearchParams } from '@sundara/web/router';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { MESSAGES } from './messages.look.tsx';

/** The admins' list of messages: what people wrote on the contact page, and answering it. */
export const MessagesPage = () => {
  const data = useLoaderData<ListData<typeof adminMessages>>();
  const [params, setParams] = useSearchParams();
  const still = { preventScrollReset: true };
  const show = (id: string) => setParams((now) => ({ ...Object.fromEntries(now), message: id }), still);
  const hide = () =>
    setParams((now) => {
      now.delete('message');
      return now;
    }, still);
  return (
    <AdminPage title="Messages">
      <ListView look={MESSAGES} data={data} columns={messageColumns(show)} />
      <MessageSheet id={params.get('message') ?? undefined} onClose={hide} />
    </AdminPage>
  );
};
