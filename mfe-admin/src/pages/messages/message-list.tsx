import { CONTACT_SUBJECTS } from '@sundara/contracts';
import type { AdminMessage } from '@sundara/contracts/api';
import { Box, Button, EmptyFace } from '@sundara/web/core';
import { type Column, type ListAddress, PagedTable } from '@sundara/web/table';
import { Inbox } from 'lucide-react';
import { When } from '../../features/when/when.tsx';
import { MessageStateChip } from './message-state.tsx';
import type { Messages } from './messages.loader.ts';

const Quiet = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);

const columns = (onShow: (id: string) => void): readonly Column<AdminMessage>[] => [
  {
    id: 'from',
    header: 'From',
    onCard: 'title',
    cell: ({ name, email }) => (
      <>
        {name}
        <Quiet>{email}</Quiet>
      </>
    ),
  },
  { id: 'state', header: 'State', onCard: 'corner', cell: ({ state }) => <MessageStateChip state={state} /> },
  {
    id: 'about',
    header: 'About',
    cell: ({ subject, beginning }) => (
      <>
        {CONTACT_SUBJECTS[subject]}
        <Quiet>{beginning}</Quiet>
      </>
    ),
  },
  { id: 'ticket', header: 'Ticket', cell: ({ ticket }) => ticket },
  { id: 'by', header: 'Looked after by', cell: ({ assignedTo }) => assignedTo?.name ?? 'Nobody' },
  { id: 'at', header: 'Received', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'read',
    header: 'Actions',
    onCard: 'actions',
    cell: ({ id, ticket, name }) => (
      <Button
        size="small"
        data-takes-focus
        onClick={() => onShow(id)}
        aria-label={`Read ${ticket} from ${name}`}
      >
        Read
      </Button>
    ),
  },
];

interface Props {
  readonly messages: Messages;
  readonly narrowed: boolean;
  readonly address: ListAddress;
  readonly onShow: (id: string) => void;
}

/** One page of messages. */
export const MessageList = ({ messages: { messages, pagination }, narrowed, address, onShow }: Props) =>
  pagination.total === 0 ? (
    <EmptyFace
      icon={<Inbox size={40} strokeWidth={1.25} aria-hidden />}
      title={narrowed ? 'No such message' : 'No messages yet'}
    >
      {narrowed
        ? 'Search for other words, or look under another state.'
        : 'What people write on the contact page stands here.'}
    </EmptyFace>
  ) : (
    <PagedTable
      caption="Messages"
      columns={columns(onShow)}
      rows={messages}
      keyOf={({ id }) => id}
      pagination={pagination}
      onPage={address.toPage}
      busy={address.busy}
    />
  );
