import type { Route } from 'playwright-core';

/** A network fault that affects some files of a remote. */
export interface NetworkFault {
  readonly name: string;
  readonly files: 'all' | 'entry' | 'chunks';
  readonly act: (route: Route) => Promise<void> | void;
  /** Reasons that the page may report for it. */
  readonly reasons: readonly string[];
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
    files: 'all',
    act: (route) => route.abort('connectionrefused'),
    reasons: ['network'],
  },
  {
    name: 'answers 404',
    files: 'all',
    act: (route) => route.fulfill({ status: 404, headers: ANY_ORIGIN, body: 'There is no such file.' }),
    reasons: ['network'],
  },
  {
    name: 'answers 500',
    files: 'all',
    act: (route) => route.fulfill({ status: 500, headers: ANY_ORIGIN, body: 'Out of order.' }),
    reasons: ['network'],
  },
  {
    name: 'sends its scripts as text',
    files: 'all',
    act: asText,
    reasons: ['network'],
  },
  {
    name: 'never sends its entry',
    files: 'entry',
    act: () => {},
    reasons: ['timeout', 'network'],
  },
  {
    name: 'never sends a chunk',
    files: 'chunks',
    act: () => {},
    reasons: ['timeout', 'network'],
  },
];

/** The addresses of a remote's files that a fault affects. */
export const addressesOf = (remote: string, files: NetworkFault['files']): RegExp => {
  const below = { all: '', entry: '[^/]+/remoteEntry', chunks: '[^/]+/c/' }[files];
  return new RegExp(`/assets/remotes/${remote}/${below}`);
};
