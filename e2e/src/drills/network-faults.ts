import type { Route } from 'playwright-core';

/** A network fault that affects all files of a remote. */
export interface NetworkFault {
  readonly name: string;
  readonly act: (route: Route) => Promise<void>;
}

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

const asText = async (route: Route): Promise<void> => {
  // Only the browser knows names below localhost.
  const url = route.request().url().replace('//assets.localhost', '//localhost');
  const answer = await route.fetch({ url });
  const headers = { ...answer.headers(), 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' };
  await route.fulfill({ response: answer, headers });
};

export const NETWORK_FAULTS: readonly NetworkFault[] = [
  {
    name: 'refuses connections',
    act: (route) => route.abort('connectionrefused'),
  },
  {
    name: 'has a name that nobody knows',
    act: (route) => route.abort('namenotresolved'),
  },
  {
    name: 'answers 404',
    act: (route) => route.fulfill({ status: 404, headers: ANY_ORIGIN, body: 'There is no such file.' }),
  },
  {
    name: 'answers 500',
    act: (route) => route.fulfill({ status: 500, headers: ANY_ORIGIN, body: 'Out of order.' }),
  },
  {
    name: 'sends its scripts as text',
    act: asText,
  },
];

/** Files of a remote: all, its entry, or the chunks that an entry needs. */
export type RemoteFiles = 'all' | 'entry' | 'chunks';

/** The addresses of a remote's files, in all its versions. */
export const addressesOf = (remote: string, files: RemoteFiles): RegExp => {
  const below = { all: '', entry: '[^/]+/remoteEntry', chunks: '[^/]+/c/' }[files];
  return new RegExp(`/assets/remotes/${remote}/${below}`);
};
