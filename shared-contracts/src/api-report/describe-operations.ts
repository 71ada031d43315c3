import * as z from 'zod/mini';
import type { Operation } from '../operation/operation.ts';
import type { ApiFields, ApiOperation, ApiReport } from './api-report.ts';
import { fieldsOf, jsonSchemaSchema } from './fields-of.ts';

/** Whether an export of the contract is an operation. */
export const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Whether the site server, not the provider API, handles the operation. */
export const isOfSite = ({ name }: Pick<Operation, 'name'>): boolean => name.startsWith('release.');

const described = (schema: z.ZodMiniType | undefined, io: 'input' | 'output', place?: string): ApiFields =>
  schema
    ? fieldsOf(z.parse(jsonSchemaSchema, z.toJSONSchema(schema, { io, unrepresentable: 'any' })), place)
    : {};

/** The request and reply fields of an operation of the contract. */
export const describeOperation = ({
  method,
  path,
  params,
  query,
  body,
  file,
  reply,
}: Operation): ApiOperation => ({
  call: `${method} ${path}`,
  request: {
    ...described(params, 'input', 'params'),
    ...described(query, 'input', 'query'),
    ...described(body, 'input', 'body'),
    ...(file && { [`file.${file}`]: 'file' }),
  },
  reply: described(reply, 'output'),
});

/** The report of all operations that a provider API of this contract has, by name. */
export const describeOperations = (exported: readonly unknown[], version: string): ApiReport => {
  const operations = exported.filter(isOperation).filter((one) => !isOfSite(one));
  const named = operations.map((one) => [one.name, describeOperation(one)] as const);
  return { version, operations: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))) };
};
