import type { FastifyServerOptions } from 'fastify';
import { stdSerializers } from 'pino';
import { redactError } from '../platform/database/redact-error.ts';
import type { Settings } from './settings.ts';

/** The log of a process: errors without the values that their statements carried. */
export const loggerOf = ({ LOG_LEVEL: level }: Settings): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: (error) => stdSerializers.err(redactError(error)) },
});
