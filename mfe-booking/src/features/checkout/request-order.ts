import { createOrder, type Reply } from '@sundara/contracts/api';
import type { Result, SessionUser } from '@sundara/contracts/federation';
import { orderBody } from './order-body.ts';
import type { Paying } from './paying.ts';

/**
 * Requests the order of the flow's basket. Pressed again after a request that nobody has answered, the same request is
 * sent with the same key, so that the provider does it once, whether or not the first one came through.
 */
export const requestOrder = async (
  paying: Paying,
  user: SessionUser,
): Promise<Result<Reply<typeof createOrder>>> => {
  const { flow, shell } = paying;
  const body = orderBody(paying, user);
  const content = JSON.stringify(body);
  const { unanswered } = flow.getState();
  const request = unanswered?.content === content ? unanswered : { key: crypto.randomUUID(), content };
  flow.setState({ unanswered: request });
  const ordered = await shell.http.call(createOrder, { body }, { key: request.key });
  if (isAnswered(ordered)) flow.setState({ unanswered: undefined });
  return ordered;
};

/** An answer that says what became of the request, other than that it is still being worked on. */
const isAnswered = (ordered: Result<unknown>): boolean =>
  ordered.ok || (ordered.failure.kind === 'rejected' && ordered.failure.code !== 'IDEMPOTENCY_KEY_IN_USE');
