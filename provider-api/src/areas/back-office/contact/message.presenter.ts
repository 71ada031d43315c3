import { toLocalIso } from '@sundara/contracts';
import type { AdminMessage, MessageThread } from '@sundara/contracts/api';
import { messageAbilities } from './message.policy.ts';
import type { Thread, ToldMessage } from './messages.repository.ts';

/** The number of characters of a text that a list shows. */
const BEGINNING = 140;

export const presentMessage = ({ message, assignedTo }: ToldMessage): AdminMessage => ({
  id: message.id,
  ticket: message.ticket,
  name: message.name,
  email: message.email,
  subject: message.subject,
  beginning: [...message.message].slice(0, BEGINNING).join(''),
  state: message.isSpam ? 'spam' : message.state,
  assignedTo,
  createdAt: toLocalIso(message.createdAt),
  can: messageAbilities(message),
});

export const presentThread = (thread: Thread, adminId: string): MessageThread => ({
  ...presentMessage(thread),
  phone: thread.message.phone,
  message: thread.message.message,
  replies: thread.replies.map((reply) => ({ ...reply, createdAt: toLocalIso(reply.createdAt) })),
  mine: thread.message.assignedTo === adminId,
});
