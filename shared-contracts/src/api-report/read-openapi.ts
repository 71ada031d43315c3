import * as z from 'zod/mini';
import type { ApiFields, ApiReport } from './api-report.ts';
import { fieldsOf, jsonSchemaSchema } from './fields-of.ts';

const contentSchema = z.record(z.string(), z.object({ schema: z.optional(jsonSchemaSchema) }));

/** Only what the report needs; errors, texts and examples are left out. */
const openApiSchema = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.optional(z.string()),
        parameters: z.optional(
          z.array(
            z.object({
              in: z.string(),
              name: z.string(),
              required: z.optional(z.boolean()),
              schema: z.optional(jsonSchemaSchema),
            }),
          ),
        ),
        requestBody: z.optional(z.object({ content: contentSchema })),
        responses: z.optional(z.record(z.string(), z.object({ content: z.optional(contentSchema) }))),
      }),
    ),
  ),
});
type Described = z.output<typeof openApiSchema>['paths'][string][string];

const PLACES = { path: 'params', query: 'query' } as const;

const parametersOf = ({ parameters = [] }: Described): ApiFields =>
  Object.assign(
    {},
    ...(['path', 'query'] as const).map((kind) => {
      const own = parameters.filter((parameter) => parameter.in === kind);
      const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema ?? {}]));
      const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
      return fieldsOf({ properties, required }, PLACES[kind]);
    }),
  );

const bodyOf = ({ requestBody }: Described): ApiFields => {
  const form = requestBody?.content['multipart/form-data']?.schema;
  const json = requestBody?.content['application/json']?.schema;
  return { ...(json && fieldsOf(json, 'body')), ...(form && fieldsOf(form, 'file')) };
};

/**
 * The report of an OpenAPI document, as served by a provider API at `/api/openapi.json`; undefined for anything else.
 * Operations without a name are left out, since nobody can declare them.
 */
export const readOpenApi = (document: unknown): ApiReport | undefined => {
  const read = z.safeParse(openApiSchema, document);
  if (!read.success) return undefined;
  const { info, paths } = read.data;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      if (described.operationId === undefined) return [];
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const answer = described.responses?.['200']?.content?.['application/json']?.schema;
      const request = { ...parametersOf(described), ...bodyOf(described) };
      return [[described.operationId, { call, request, reply: answer ? fieldsOf(answer) : {} }] as const];
    }),
  );
  return {
    version: info.version,
    operations: Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};
