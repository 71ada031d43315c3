import { type ContactSubject, isContactSubject } from '@sundara/contracts';
import {
  adminMessages,
  MESSAGE_SORTS,
  MESSAGE_STATES,
  type MessageState,
  type Reply,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf, sortIn } from '@sundara/web/table';

export type Messages = Reply<typeof adminMessages>;

export interface MessagesData {
  /** Undefined for all but spam. */
  readonly state: MessageState | undefined;
  readonly subject: ContactSubject | undefined;
  readonly q: string;
  readonly sort: (typeof MESSAGE_SORTS)[number];
  readonly messages: Result<Messages>;
}

/** The state that an address names; undefined for none, and for an unknown one. */
export const stateOf = (params: URLSearchParams): MessageState | undefined =>
  MESSAGE_STATES.find((state) => state === params.get('state'));

/** Fetches one page of the messages that the address asks for, with the counts of all. */
export const loadMessages = async ({ shell, request }: RemoteLoaderArgs): Promise<MessagesData> => {
  const { searchParams } = new URL(request.url);
  const state = stateOf(searchParams);
  const named = searchParams.get('subject') ?? '';
  const subject = isContactSubject(named) ? named : undefined;
  const q = searchParams.get('q')?.trim() ?? '';
  const sort = sortIn(searchParams, MESSAGE_SORTS, 'createdAt_desc');
  const page = pageOf(searchParams);
  const order = sort === 'createdAt_desc' ? undefined : sort;
  const query = { page: page > 1 ? page : undefined, limit: 10, q, state, subject, sort: order };
  const messages = await shell.http.call(adminMessages, { query }, { signal: request.signal });
  return { state, subject, q, sort, messages };
};
