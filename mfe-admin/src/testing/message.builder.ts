import type { AdminMessage, MessageThread } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';
import { onePage } from './refund.builder.ts';

const abilitiesIn = (state: AdminMessage['state'] = 'open'): AdminMessage['can'] => ({
  reply: state !== 'spam',
  close: state !== 'spam' && state !== 'closed',
  reopen: state === 'closed',
  markSpam: state !== 'spam',
  unmarkSpam: state === 'spam',
});

export const aMessage = (change: Partial<AdminMessage> = {}): AdminMessage => ({
  id: '0b0e7a52-0000-4000-8000-000000000009',
  ticket: 'SUN-7K3M9X',
  name: 'Leela Iyer',
  email: 'leela@people.example',
  subject: 'support',
  beginning: 'My receipt has the wrong name on it.',
  state: 'open',
  assignedTo: null,
  createdAt: '2026-11-21T16:00:00+05:30',
  can: abilitiesIn(change.state),
  ...change,
});

export const aThread = (change: Partial<MessageThread> = {}): MessageThread => ({
  ...aMessage(change),
  phone: '',
  message: 'My receipt has the wrong name on it.',
  replies: [],
  mine: false,
  ...change,
});

const COUNTS = { open: 3, answered: 2, closed: 1_234, spam: 5 };

/** A page of messages as the provider returns it. */
export const messagesAnswer = (messages: readonly AdminMessage[]) =>
  answered({ messages, counts: COUNTS, pagination: onePage(messages.length) });
