import type { Composition, RenderJob, ServerExposes, ShellProvides } from '@sundara/contracts/federation';
import { createServices } from '../services/create-services.ts';
import type { Services } from '../services/services.ts';
import { createTokenStorage } from '../session/token-storage.ts';

const noStorage = (): never => {
  throw new Error('A server has no storage of a browser.');
};

interface Needs {
  readonly provides: ShellProvides;
  readonly composition: Composition;
  readonly exposesOf: (remoteId: string) => ServerExposes;
  readonly job: RenderJob;
  /** Called with each call that the route does not declare. */
  readonly onUndeclared: (call: string) => void;
}

/** The services of one page on a server: nobody is signed in, and calls are answered from what the job brought. */
export const createServerServices = ({
  provides,
  composition,
  exposesOf,
  job,
  onUndeclared,
}: Needs): Services => {
  const idByScope = new Map(Object.entries(composition.remotes).map(([id, { scope }]) => [scope, id]));
  return createServices({
    page: { ...job.page, composition },
    provides,
    memory: noStorage,
    storage: createTokenStorage(noStorage),
    sendBeacon: () => {},
    navigate: () => {},
    send: async ({ method, url }) => {
      const reply = method === 'GET' ? job.replies[url] : undefined;
      if (reply) return { kind: 'answer', ...reply };
      onUndeclared(`${method} ${url}`);
      return { kind: 'network' };
    },
    files: { fetchFile: async () => {}, announce: () => {}, forget: () => {} },
    containerOf: () => ({ init: () => {}, get: () => {} }),
    host: async () => ({
      initScope: async () => {},
      drop: () => {},
      getModule: async (scope, expose) => {
        const load = exposesOf(idByScope.get(scope) ?? scope)[expose];
        if (!load) throw new Error(`The server bundle of ${scope} has no ${expose}.`);
        return load();
      },
    }),
  });
};
