import { CONTACT_SUBJECTS } from '@sundara/contracts';
import type { MessageState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from '@sundara/web/router';
import { ChoiceField, FailedFace, ListFilters, useListAddress } from '@sundara/web/table';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { tabId } from '../../features/list/state-tabs.tsx';
import { MessageList } from './message-list.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { MessageTabs } from './message-tabs.tsx';
import { type MessagesData, stateOf } from './messages.loader.ts';

const SUBJECTS = [['', 'All subjects'], ...Object.entries(CONTACT_SUBJECTS)] as const;
const ORDERS = [
  ['', 'Newest first'],
  ['createdAt_asc', 'Oldest first'],
] as const;

/** The state whose list is shown or loading. */
const useChosenState = (shown: MessageState | undefined): MessageState | undefined => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? stateOf(new URLSearchParams(location.search)) : shown;
};

/** The admins' list of messages: what people wrote on the contact page, and answering it. */
export const MessagesPage = () => {
  const data = useLoaderData<MessagesData>();
  const { state, subject, q, sort, messages } = data;
  const [params, setParams] = useSearchParams();
  const address = useListAddress();
  const chosen = useChosenState(state);
  const still = { preventScrollReset: true };
  const show = (id: string) => setParams((now) => ({ ...Object.fromEntries(now), message: id }), still);
  const hide = () =>
    setParams((now) => {
      now.delete('message');
      return now;
    }, still);
  return (
    <AdminPage title="Messages">
      <MessageTabs
        state={chosen}
        counts={messages.ok ? messages.data.counts : undefined}
        onChoose={(one) => address.ask('state', one ?? '')}
      />
      <Box role="tabpanel" id="messages-panel" aria-labelledby={tabId('messages', chosen)}>
        <ListFilters
          label="Search messages"
          placeholder="Ticket, name, e-mail or words"
          search={q}
          address={address}
          clears={q || subject ? ['q', 'subject'] : undefined}
          columns="repeat(3, minmax(160px, 240px))"
        >
          <ChoiceField
            label="Subject"
            options={SUBJECTS}
            value={subject}
            onChoose={(one) => address.ask('subject', one)}
          />
          <ChoiceField
            label="Order"
            options={ORDERS}
            value={sort === 'createdAt_desc' ? '' : sort}
            onChoose={(one) => address.ask('sort', one)}
          />
        </ListFilters>
        {messages.ok ? (
          <MessageList
            {...{ messages: messages.data, address, onShow: show, narrowed: Boolean(q || subject || state) }}
          />
        ) : (
          <FailedFace title="Failed to fetch the messages" failure={messages.failure} />
        )}
      </Box>
      <MessageSheet id={params.get('message') ?? undefined} onClose={hide} />
    </AdminPage>
  );
};
