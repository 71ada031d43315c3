import type { ReleaseFacts, Reply, releaseOverview } from '@sundara/contracts/api';
import type { ComposedRemote, Override, PageData } from '@sundara/contracts/federation';
import { aPage, PROVIDES } from './page-data.builder.ts';

/** A composition's id: one hex digit, 64 times. */
export const anId = (digit: string): string => digit.repeat(64);

const published = { publishedAt: '2026-11-21T10:30:00.000Z', publishedBy: 'asha' };

/** A published release of a remote, as the registry lists it. */
export const aRelease = (remote: ComposedRemote, overrides: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  kind: 'remote',
  id: remote.declaration.id,
  version: remote.version,
  title: remote.declaration.title,
  owner: remote.owner,
  ...published,
  declaration: remote.declaration,
  shared: remote.shared,
  points: remote.points,
  ...overrides,
});

/** A published shell that provides what a test's shell provides. */
export const aShellRelease = (version = '1.0.0'): ReleaseFacts => ({
  kind: 'shell',
  id: 'shell',
  version,
  title: 'Shell',
  owner: 'Shell team',
  ...published,
  provides: PROVIDES,
  routes: [{ path: '/login' }],
});

export const anOverride = (overrides: Partial<Override> = {}): Override => ({
  by: 'Asha',
  until: '2026-11-21T14:30:00.000Z',
  versions: {},
  faults: {},
  ...overrides,
});

/** A page of an environment that allows overrides: by default it runs 1.0.0 of everything. */
export const aQaPage = (
  remotes: readonly ComposedRemote[],
  qa: Partial<NonNullable<PageData['qa']>> = {},
): PageData => {
  const page = aPage(...remotes);
  const ids = ['shell', ...remotes.map(({ declaration }) => declaration.id)];
  return {
    ...page,
    environment: 'qa',
    composition: { ...page.composition, id: anId('a') },
    qa: { defaults: Object.fromEntries(ids.map((id) => [id, '1.0.0'])), ...qa },
  };
};

/** What the registry offers to QA; `running` is what the environment runs. */
export const anOverview = (
  running: Readonly<Record<string, string>>,
  releases: readonly ReleaseFacts[],
  compositions: Reply<typeof releaseOverview>['compositions'] = [],
) => ({
  environment: 'qa',
  running: { id: anId('a'), versions: { ...running } },
  flags: {},
  releases,
  unreadable: [],
  compositions,
});
