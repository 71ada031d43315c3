import {
  type ApiDocument,
  addressOf,
  type ContractReply,
  type ContractRequest,
  type DescribedOperation,
  operationsOf,
} from '@sundara/contracts/testing/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/build-app.ts';
import { formOf } from '../../areas/marketplace/uploads/testing/form.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase } from '../for-each-database.ts';
import { MONDAY_NOON } from '../payments/booking-bench.ts';
import { startSandbox } from '../payments/sandbox-process.ts';
import { testSettings } from '../test-settings.ts';
import { PIXEL } from './known-values.ts';

/** The API on a PostgreSQL server, with the payment sandbox behind it and its document before it. */
export interface ContractBench {
  readonly database: Database;
  readonly app: FastifyInstance;
  readonly operations: readonly DescribedOperation[];
  send(operation: DescribedOperation, request: ContractRequest, token?: string): Promise<ContractReply>;
  close(): Promise<void>;
}

/** Limits that count calls by account or address are as wide as a setting makes them; others are part of the answers. */
export const openContractBench = async (): Promise<ContractBench> => {
  const target = await makeTestDatabase('postgres');
  const database = await openDatabase(target.settings);
  const sandbox = await startSandbox();
  const app = await buildApp({
    ...{ database, does: [], checkReplies: false, signInTries: 100_000, now: () => MONDAY_NOON },
    settings: testSettings({ RAZORPAY_URL: sandbox.url, UNPAID_HOLDS_PER_NETWORK: 0 }),
  });
  const document = (await app.inject('/api/openapi.json')).json<ApiDocument>();
  let calls = 0;

  const send: ContractBench['send'] = async (operation, request, token) => {
    calls += 1;
    const { file } = operation;
    const form =
      file === undefined
        ? undefined
        : formOf({ bytes: Buffer.from(PIXEL, 'base64'), field: file, type: 'image/png' });
    const json = 'body' in request && !form ? JSON.stringify(request.body) : undefined;
    const reply = await app.inject({
      method: operation.method,
      url: addressOf(operation, request),
      // Each call comes from another network.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...form?.headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form && { payload: form.payload }),
      ...(json !== undefined && { payload: json }),
    });
    return {
      status: reply.statusCode,
      type: String(reply.headers['content-type'] ?? ''),
      text: reply.body,
    };
  };
  return {
    ...{ database, app, send, operations: operationsOf(document) },
    close: async () => {
      await app.close();
      await database.close();
      await target.remove();
      await sandbox.stop();
    },
  };
};
