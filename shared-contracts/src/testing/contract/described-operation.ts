import type { OpenAPIV3_1 } from 'openapi-types';
import type { JsonSchema } from './json-schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One operation as the API's document describes it. */
export interface DescribedOperation {
  readonly name: string;
  readonly method: Method;
  /** With parameters as '{id}'. */
  readonly path: string;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body?: { readonly schema: JsonSchema; readonly required: boolean };
  /** The field of the form that carries its file. */
  readonly file?: string;
  /** What it refuses beyond its schemas, by the field that is named: '' where none is. */
  readonly rules: Readonly<Record<string, string>>;
  /** The schema of each documented answer. */
  readonly answers: ReadonlyMap<number, JsonSchema>;
}

type Described = OpenAPIV3_1.OperationObject<{ 'x-rules'?: Record<string, string> }>;
export type ApiDocument = OpenAPIV3_1.Document<{ 'x-rules'?: Record<string, string> }>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a document, by name; schemas are inline, as this API writes them. */
export const operationsOf = ({ paths = {} }: ApiDocument): readonly DescribedOperation[] =>
  Object.entries(paths)
    .flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        const described = methods?.[method];
        return described ? [operationOf(path, method.toUpperCase() as Method, described)] : [];
      }),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const operationOf = (path: string, method: Method, described: Described): DescribedOperation => {
  const { operationId: name = `${method} ${path}`, requestBody, responses = {} } = described;
  const content = requestBody && 'content' in requestBody ? requestBody.content : {};
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  const answers = Object.entries(responses).flatMap(([status, answer]) => {
    const schema = 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
    return schema ? [[Number(status), schema as JsonSchema] as const] : [];
  });
  return {
    ...{ name, method, path, rules: described['x-rules'] ?? {}, answers: new Map(answers) },
    params: parametersIn(described, 'path'),
    query: parametersIn(described, 'query'),
    ...(json && {
      body: {
        schema: json.schema as JsonSchema,
        required: requestBody !== undefined && 'required' in requestBody && requestBody.required === true,
      },
    }),
    ...(form && { file: Object.keys((form.schema as JsonSchema).properties ?? {})[0] ?? '' }),
  };
};

const parametersIn = ({ parameters = [] }: Described, where: 'path' | 'query'): readonly Parameter[] =>
  parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === where
      ? [
          {
            name: parameter.name,
            required: parameter.required === true,
            schema: (parameter.schema ?? {}) as JsonSchema,
          },
        ]
      : [],
  );
