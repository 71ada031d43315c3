import swagger from '@fastify/swagger';
import { addSchemaRules } from '@sundara/contracts/api-report';
import { PROVIDER_API_VERSION } from '@sundara/contracts/federation';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form field that carries the operation's file. */
    file?: string;
  }
}

const describeRoute = createJsonSchemaTransform({ zodToJsonConfig: { override: addSchemaRules } });

/** Describes an operation by its schemas; one that takes a file is described by its form. */
const describe: typeof describeRoute = (route) => {
  const described = describeRoute(route);
  const { file } = route.route.config ?? {};
  if (!file) return described;
  const properties = { [file]: { type: 'string', format: 'binary' } };
  return {
    ...described,
    schema: {
      ...described.schema,
      consumes: ['multipart/form-data'],
      body: { type: 'object', properties, required: [file], additionalProperties: false },
    },
  };
};

type Described = Readonly<Record<string, { readonly requestBody?: DescribedBody }>>;
interface DescribedBody {
  required?: boolean;
  readonly content?: Readonly<
    Record<string, { readonly schema?: { readonly anyOf?: readonly { type?: string }[] } }>
  >;
}

/** A body that may be null may be left out: the server reads an empty one as none. */
const markOptionalBodies = (paths: Readonly<Record<string, Described>>): void => {
  for (const { requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    if (requestBody?.content?.['application/json']?.schema?.anyOf?.some(({ type }) => type === 'null'))
      requestBody.required = false;
  }
};

/** Serves the description of every registered operation, made from the contract's schemas, at `/api/openapi.json`. */
export const installOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sundara provider API',
        version: PROVIDER_API_VERSION,
        description:
          'Amounts are rupees unless a field says paise; instants are ISO with +05:30. Lengths count UTF-16 code units. ' +
          'x-rules are what a value must be besides, in the words of the refusal: VALIDATION_FAILED.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describe,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      markOptionalBodies((openapiObject.paths ?? {}) as Readonly<Record<string, Described>>);
      return openapiObject;
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
