import { type ListOperation, pagination, type RowOf, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { type Call, type Reply, registerOperation } from '../http/register-operation.ts';

/** The fields of the reply beside the rows and the page numbers. */
type Also<L extends ListOperation> = Omit<
  Reply<L>,
  keyof ReturnType<typeof succeed> | 'pagination' | L['list']['rows']
>;

/** One page of a list, as its handler finds it. */
type Found<L extends ListOperation> = Also<L> & {
  readonly rows: readonly RowOf<L>[];
  /** How many rows there are on all pages. */
  readonly total: number;
};

/** Registers a list of the contract: the handler finds a page, this numbers the pages. */
export const registerList = <const L extends ListOperation>(
  app: FastifyInstance,
  operation: L,
  find: (call: Call<L>) => Promise<Found<L>>,
): void =>
  registerOperation(app, operation, async (call) => {
    const { rows, total, ...also } = await find(call);
    const { page, limit } = pageOf(call.query);
    const reply = { ...also, [operation.list.rows]: rows, pagination: pagination(page, limit, total) };
    // The handler returned each field of the reply; the contract shapes it once more when it is sent.
    return succeed(operation.summary, reply) as Reply<L>;
  });

/** Each list is paged by the same two numbers. */
const pageOf = (query: unknown) => query as { readonly page: number; readonly limit: number };
