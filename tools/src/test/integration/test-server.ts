import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startNode } from '../../processes/node-child.ts';

/** It takes ten seconds on an idle machine; the limit is for a start that hangs. */
const START_LIMIT_MS = 5 * 60_000;
const PROGRAM = 'provider-api/src/testing/programs/test-server.ts';

/** The PostgreSQL server on which all files of a run create their databases. */
export interface TestServer {
  /** Its address, as environment variables for the test files. */
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server with templates of the databases that tests begin with.
 *
 * @throws Error with its whole error output when it doesn't start
 */
export const startTestServer = async (root: string, environment: NodeJS.ProcessEnv): Promise<TestServer> => {
  const child = startNode([PROGRAM], { root, environment });
  const ended = once(child, 'close');
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for await (const line of child.stdout ? createInterface(child.stdout) : []) {
    const [, url] = /^PostgreSQL ready on (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    clearTimeout(limit);
    return {
      variables: { TEST_POSTGRES_URL: url },
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  clearTimeout(limit);
  throw new Error(`The PostgreSQL server of the tests did not start:\n${said}`);
};
