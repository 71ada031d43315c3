export * from './api-report.ts';
export * from './describe-operations.ts';
export * from './find-breaks.ts';
export * from './read-openapi.ts';
export * from './schema-rules.ts';
