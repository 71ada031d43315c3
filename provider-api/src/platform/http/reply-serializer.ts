import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Compiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];

/**
 * Writes replies by the contract, so that other fields are dropped. With `check`, for tests and development,
 * a reply that breaks the contract is an error; without it, the compiled serializer costs less than JSON.stringify.
 */
export const replySerializer = (check: boolean): Compiler =>
  check ? (serializerCompiler as Compiler) : compiled;

/** Compiles a serializer when its reply is first sent, as most error replies never are. */
const compiled: Compiler = ({ schema }) => {
  let write: ((reply: unknown) => string) | undefined;
  return (reply) => {
    write ??= writerOf(schema);
    return write(reply);
  };
};

const writerOf = (schema: unknown): ((reply: unknown) => string) => {
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError('A reply needs a schema of the contract.');
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => dropAndAllowNull(jsonSchema),
  });
  return fastJson(json as Schema);
};

/**
 * With `anyOf: [X, null]` the serializer would validate X, which fails on a field that is only to be dropped;
 * with `nullable` it only checks for null. Unknown fields are dropped even without `additionalProperties: false`.
 */
const dropAndAllowNull = (json: z.core.JSONSchema.BaseSchema & { nullable?: boolean }): void => {
  delete json.additionalProperties;
  const [one, other] = json.anyOf ?? [];
  if (json.anyOf?.length === 2 && one && other?.type === 'null') {
    delete json.anyOf;
    Object.assign(json, one, { nullable: true });
  }
};
