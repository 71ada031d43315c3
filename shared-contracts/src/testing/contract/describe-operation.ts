import * as z from 'zod/mini';
import { addSchemaRules } from '../../api-report/schema-rules.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { errorReplySchema } from '../../operation/envelope.ts';
import type { Operation } from '../../operation/operation.ts';
import { codesByStatus } from '../../operation/operation-errors.ts';
import type { DescribedOperation, Parameter } from './described-operation.ts';
import type { JsonSchema } from './json-schema.ts';

type Written = Parameters<typeof addSchemaRules>[0];

/** What has a value of its own for anything else, takes anything. */
const takeAnything = ({ zodSchema, jsonSchema }: Written): void => {
  if (zodSchema._zod.def.type !== 'catch') return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
};

const jsonOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const override = (written: Written): void => {
    addSchemaRules(written);
    if (io === 'input') takeAnything(written);
  };
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as JsonSchema;
};

const parametersOf = (schema: z.ZodMiniType | undefined): readonly Parameter[] => {
  const { properties = {}, required = [] } = schema ? jsonOf(schema, 'input') : {};
  return Object.entries(properties).map(([name, each]) => ({
    name,
    required: required.includes(name),
    schema: each,
  }));
};

const answersOf = ({ reply }: Operation, codes: readonly ErrorCode[]): DescribedOperation['answers'] => {
  const refusals = codesByStatus(codes).map(([status, found]) => {
    const schema = z.extend(errorReplySchema, { code: z.enum(found) });
    return [status, jsonOf(schema, 'output')] as const;
  });
  return new Map([[200, jsonOf(reply, 'output')], ...refusals]);
};

/**
 * An operation of the contract as a document would describe it, for a server that has none.
 * @param alsoRefuses codes that the server gives besides those of the operation
 */
export const describeOperation = (
  operation: Operation,
  alsoRefuses: readonly ErrorCode[],
): DescribedOperation => {
  const { name, method, path, params, query, body, errors, rules = {} } = operation;
  return {
    ...{ name, method, rules, path: path.replaceAll(/:(\w+)/g, '{$1}') },
    params: parametersOf(params),
    query: parametersOf(query),
    ...(body && { body: { schema: jsonOf(body, 'input'), required: true } }),
    answers: answersOf(operation, [...errors, ...alsoRefuses]),
  };
};
