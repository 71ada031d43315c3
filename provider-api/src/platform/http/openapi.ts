import swagger from '@fastify/swagger';
import { PROVIDER_API_VERSION } from '@sundara/contracts/federation';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field of the form that carries the operation's one file. */
    file?: string;
  }
}

/** As the schemas say; of an operation that takes a file, the form in which it comes. */
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

/** Describes every registered operation at `/api/openapi.json`, made from the contract's own schemas. */
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
