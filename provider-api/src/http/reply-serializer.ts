import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Compiler = Parameters<FastifyInstance['setSerializerCompiler']>[0];

/**
 * Writes replies by the contract, so that other fields are dropped. With `check`, for tests and development,
 * a reply that breaks the contract is an error; without, the compiled writer costs less than JSON.stringify.
 */
export const replySerializer = (check: boolean): Compiler =>
  check ? (serializerCompiler as Compiler) : compiled;

const compiled: Compiler = ({ schema }) =>
  // The schemas are the contract's; fastify's own type can't say so.
  fastJson(z.toJSONSchema(schema as unknown as z.ZodType, { target: 'draft-7', io: 'output' }) as object);
