import {
  type ApiDocument,
  addressOf,
  type ContractReply,
  type ContractRequest,
  type DescribedOperation,
  operationsOf,
} from '@sundara/contracts/testing/contract';
import { formOf } from '../../areas/marketplace/uploads/testing/form.ts';
import { twoColours } from '../../areas/marketplace/uploads/testing/pictures.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase } from '../for-each-database.ts';
import { type Bench, openBench } from '../payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../payments/sandbox-process.ts';

/** The API on a PostgreSQL server, with the payment sandbox behind it and its document before it. */
export interface ContractBench {
  readonly bench: Bench;
  readonly sandbox: Sandbox;
  readonly operations: readonly DescribedOperation[];
  send(operation: DescribedOperation, request: ContractRequest, token?: string): Promise<ContractReply>;
  close(): Promise<void>;
}

/** Limits that count calls by account or address are as wide as a setting makes them; others are part of the answers. */
export const openContractBench = async (): Promise<ContractBench> => {
  const target = await makeTestDatabase('postgres');
  const database = await openDatabase(target.settings);
  const sandbox = await startSandbox();
  const bench = await openBench(database, sandbox.url, {
    ...{ does: [], checkReplies: false, signInTries: 100_000 },
  });
  const document = (await bench.app.inject('/api/openapi.json')).json<ApiDocument>();
  const picture = await twoColours().png().toBuffer();
  let calls = 0;

  const send: ContractBench['send'] = async (operation, request, token) => {
    calls += 1;
    const { file } = operation;
    const form = file === undefined ? undefined : formOf({ bytes: picture, field: file, type: 'image/png' });
    const json = 'body' in request && !form ? JSON.stringify(request.body) : undefined;
    const reply = await bench.app.inject({
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
    ...{ bench, sandbox, send, operations: operationsOf(document) },
    close: async () => {
      await bench.close();
      await database.close();
      await target.remove();
      await sandbox.stop();
    },
  };
};
