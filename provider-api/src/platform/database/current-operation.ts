import { AsyncLocalStorage } from 'node:async_hooks';

const operations = new AsyncLocalStorage<string>();

/** Runs work for an operation of the API, whose share of the connections it then uses. */
export const withinOperation = <T>(name: string, work: () => T): T => operations.run(name, work);

/** Begins the server's own work, such as jobs, from within an operation: it has no share. */
export const outsideOperations = <T>(work: () => T): T => operations.exit(work);

/** The operation that is under way; undefined in the server's own work. */
export const currentOperation = (): string | undefined => operations.getStore();
