import swagger from '@fastify/swagger';
import { PROVIDER_API_VERSION } from '@sundara/contracts/federation';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

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
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};
