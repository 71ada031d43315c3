import { createServer } from 'node:http';
import { type ApiReport, readOpenApi } from '@sundara/contracts/api-report';

type TestContext = { readonly after: (clean: () => Promise<void>) => void };

/** Field → JSON Schema type; an optional one ends in '?'. */
type Fields = Readonly<Record<string, string>>;

/** Operations by name, each with the fields of its reply. */
export type Offered = Readonly<Record<string, Fields>>;

const schemaOf = (fields: Fields) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([field, type]) => [field.replace('?', ''), { type }]),
  ),
  required: Object.keys(fields).filter((field) => !field.endsWith('?')),
});

/** The document of a provider API with this version at `/api/openapi.json`. */
export const openApiOf = (version: string, operations: Offered): object => ({
  openapi: '3.1.0',
  info: { title: 'An API', version },
  paths: Object.fromEntries(
    Object.entries(operations).map(([name, fields]) => [
      `/api/${name}`,
      {
        get: {
          operationId: name,
          responses: { 200: { content: { 'application/json': { schema: schemaOf(fields) } } } },
        },
      },
    ]),
  ),
});

/** The same as a build would record it. */
export const apiOf = (operations: Offered): ApiReport['operations'] =>
  readOpenApi(openApiOf('1.0.0', operations))?.operations ?? {};

export interface ProviderServer {
  readonly origin: string;
  /** Replaces the API that it serves. */
  readonly become: (version: string, operations: Offered) => void;
  /** How often its document was requested. */
  readonly timesAsked: () => number;
  /** Stops the server. */
  readonly stop: () => Promise<void>;
}

/** A server that serves the document of a provider API, on a free port. */
export const runProvider = async (
  test: TestContext,
  version: string,
  operations: Offered,
): Promise<ProviderServer> => {
  let shown = openApiOf(version, operations);
  let times = 0;
  const server = createServer((request, response) => {
    const isFound = request.url === '/api/openapi.json';
    if (isFound) times += 1;
    response
      .writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' })
      .end(isFound ? JSON.stringify(shown) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  test.after(stop);
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    become: (next, offered) => {
      shown = openApiOf(next, offered);
    },
    timesAsked: () => times,
    stop,
  };
};
