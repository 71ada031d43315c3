import swagger from '@fastify/swagger';
import { PROVIDER_API_VERSION } from '@sundara/contracts/federation';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form field that carries the operation's file. */
    file?: string;
  }
}

/** Describes an operation by its schemas; one that takes a file is described by its form. */
const describe: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route);
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

/** Serves the description of every registered operation, made from the contract's schemas, at `/api/openapi.json`. */
export const installOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sundara provider API',
        version: PROVIDER_API_VERSION,
        description: 'Amounts are rupees unless a field says paise; instants are ISO with +05:30.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describe,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
