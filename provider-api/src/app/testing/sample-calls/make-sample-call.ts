import * as api from '@sundara/contracts/api';
import { type Operation, operationUrl } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { formOf } from '../../../areas/marketplace/uploads/testing/form.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import type { SampleCall } from './sample-call.ts';
import type { SampleScene } from './sample-scene.ts';

const isOperation = (one: unknown): one is Operation =>
  typeof one === 'object' && one !== null && 'path' in one && 'reply' in one;

/** Every operation of the contract, by its name. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.values<unknown>(api)
    .filter(isOperation)
    .map((operation) => [operation.name, operation]),
);

/** @throws Error for a name that the contract does not have */
export const operationNamed = (name: string): Operation => {
  const operation = OPERATIONS.get(name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
};

interface Place {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly scene: SampleScene;
}

/** Makes a sample call, each from a network of its own, and answers as the API does. */
export const makeSampleCall = async (
  { app, database, scene }: Place,
  name: string,
  { by, params, query, body, file, cookie }: SampleCall,
  headers: Readonly<Record<string, string>> = {},
) => {
  const operation = operationNamed(name);
  const token = by === 'nobody' ? undefined : await tokenOf(database, scene.people[by].id);
  const form =
    file && formOf({ bytes: file, field: operation.file ?? '', name: 'a.jpg', type: 'image/jpeg' });
  const payload = form?.payload ?? body;
  return app.inject({
    method: operation.method,
    url: operationUrl(operation, { ...(params && { params }), ...(query && { query }) }),
    headers: {
      ...form?.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
};
