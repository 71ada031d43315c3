import {
  adminAuditFile,
  bookingCalendar,
  bookingReceipt,
  exportData,
  type Operation,
  salonOrdersFile,
  salonStatementFile,
  subscriptionInvoice,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import type { ListFiles } from '../../../platform/list/list-files.ts';
import { daysAsked } from '../../booking/index.ts';
import { sessionStands } from '../../identity/index.ts';
import { actingSalonId, linkEntries, writeAudit } from '../../marketplace/index.ts';
import { type Company, MOST_STATEMENT_DAYS } from '../../money/index.ts';
import { createDocumentLinks, type DocumentName } from './document-links.ts';
import { createDocuments } from './documents.ts';

interface Dependencies {
  readonly database: Database;
  /** Signs the links. */
  readonly tokenSecret: string;
  readonly company: Company;
  readonly siteUrl: string;
  readonly now: () => Date;
  /** Filled by the nouns that have lists, before these routes are registered. */
  readonly listFiles: ListFiles;
}

const addressSchema = z.object({ '*': z.string() });

/**
 * Receipts, credit notes, calendar files and one's own data: an operation returns a link that works for ten minutes,
 * and no longer than the requesting session, so that the browser can save the file on its own. `GET
 * /api/documents/<token>` returns the file, or 404 for any invalid token.
 */
export const documentRoutes = (
  app: FastifyInstance,
  { database, tokenSecret, company, siteUrl, now, listFiles }: Dependencies,
): void => {
  const links = createDocumentLinks(tokenSecret);
  const findDocument = createDocuments({ db: database.db, company, siteUrl, listFiles });

  const linkTo = async ({ sessionId }: Pick<Account, 'sessionId'>, named: DocumentName) => {
    const at = now();
    const document = await findDocument(named, at);
    if (!document) throw new ApiError('NOT_FOUND', { message: 'There is no such document.' });
    const url = await links.pathOf({ document: named, sessionId }, at);
    return succeed('Document', { name: document.name, url });
  };

  /**
   * Audits that somebody exports a list of people or salons, since nobody sees where a file goes (decision 46). The
   * filter of the list is left out, because it may contain somebody's name.
   */
  const writeDown = async (account: Account, { name: action }: Pick<Operation, 'name'>) => {
    const salonId = account.role === 'salon' ? await actingSalonId(database.db, account) : null;
    await database.transaction((tx) => writeAudit(tx, account, { salonId, action }, now()));
  };

  registerOperation(app, bookingReceipt, async ({ account, params, query }) => {
    const named = { bookingId: uuidOf(params.id), customerId: account.id };
    const { creditNote } = query;
    return linkTo(
      account,
      creditNote === undefined
        ? { kind: 'receipt', ...named }
        : { kind: 'credit-note', ...named, refundId: uuidOf(creditNote) },
    );
  });

  registerOperation(app, bookingCalendar, ({ account, params }) =>
    linkTo(account, { kind: 'calendar', bookingId: uuidOf(params.id), customerId: account.id }),
  );

  registerOperation(app, exportData, ({ account }) =>
    linkTo(account, { kind: 'export', customerId: account.id }),
  );

  registerOperation(app, salonOrdersFile, ({ account, query }) =>
    linkTo(account, { kind: 'orders', ownerId: account.id, filter: query }),
  );

  for (const { operation } of listFiles.all()) {
    registerOperation(app, operation, async ({ account, query }) => {
      await writeDown(account, operation);
      // Including its own entry, so that the file of the audit contains it.
      if (operation.name === adminAuditFile.name) await linkEntries(database);
      return linkTo(account, {
        ...{ kind: 'list', operation: operation.name },
        ...{ filter: query, accountId: account.id },
      });
    });
  }

  registerOperation(app, subscriptionInvoice, ({ account, params }) =>
    linkTo(account, { kind: 'subscription-invoice', ownerId: account.id, chargeId: uuidOf(params.id) }),
  );

  registerOperation(app, salonStatementFile, ({ account, query }) => {
    daysAsked(query, MOST_STATEMENT_DAYS);
    return linkTo(account, { kind: 'statement', ownerId: account.id, ...query });
  });

  // A wildcard, because a token is longer than a parameter may be.
  app.get('/api/documents/*', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = addressSchema.safeParse(request.params).data?.['*'] ?? '';
    const at = now();
    const link = await links.read(token, at);
    // Sessions use the same real clock on every call.
    const stands = link && (await sessionStands(database.db, link.sessionId, new Date()));
    if (!stands)
      throw new ApiError('NOT_FOUND', {
        message: LINK_OVER,
        event: link ? 'session_use_after_expire' : 'authn_token_invalid',
      });
    const document = await findDocument(link.document, at);
    if (!document) throw new ApiError('NOT_FOUND', { message: LINK_OVER });
    return reply
      .header('content-disposition', `attachment; filename="${document.name}"`)
      .header('x-content-type-options', 'nosniff')
      .type(document.contentType)
      .send(await document.bytes());
  });
};

const LINK_OVER = 'This link does not work any more.';

/** @throws ApiError NOT_FOUND for an invalid id, as for any other that does not exist */
const uuidOf = (id: string): string => {
  if (!isUuid(id)) throw new ApiError('NOT_FOUND', { message: 'There is no such document.' });
  return id;
};
