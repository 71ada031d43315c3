import type { ReleaseFacts } from '@sundara/contracts/api';
import { type Finding, findMisfits, type RemoteFacts, type ShellFacts } from '@sundara/contracts/federation';
import type { Overview, Versions } from './after-reload.ts';
import { versionLabel } from './describe-override.ts';

/** Found by the gate, or by the site server, which asked the provider API. */
export type CheckFinding = Omit<Finding, 'rule'> & { readonly rule: string };

export interface Check {
  readonly findings: readonly CheckFinding[];
  /** Versions that can't be judged before they are loaded, 'booking@localhost:4001': their facts are not known here. */
  readonly unchecked: readonly string[];
}

const shellFacts = ({ version, provides, routes, offers }: ReleaseFacts): ShellFacts | undefined =>
  provides && { version, provides, routes: routes ?? [], offers: offers ?? [] };

const remoteFacts = ({
  id,
  version,
  declaration,
  shared,
  uses,
  points,
}: ReleaseFacts): RemoteFacts | undefined =>
  declaration && shared && points && { id, version, declaration, shared, uses, points };

/** Whether versions can run together, by the rules that are checked at a promotion and at a load. */
export const checkVersions = (
  versions: Versions,
  { releases, providerFault }: Pick<Overview, 'releases' | 'providerFault'>,
): Check => {
  const released = (id: string, kind: ReleaseFacts['kind']) =>
    releases.find((one) => one.kind === kind && one.id === id && one.version === versions[id]);
  const found = released('shell', 'shell');
  const shell = found && shellFacts(found);
  const remotes = Object.keys(versions)
    .filter((id) => id !== 'shell')
    .map((id) => {
      const release = released(id, 'remote');
      return { id, facts: release && remoteFacts(release) };
    });
  const known = remotes.flatMap(({ facts }) => facts ?? []);
  const unknown = remotes.filter(({ facts }) => !facts).map(({ id }) => id);
  const ofApi = releases
    .filter(({ id, version }) => versions[id] === version)
    .flatMap(({ id, version, apiMisfits = [] }) =>
      apiMisfits.map((misfit) => ({ release: `${id}@${version}`, ...misfit })),
    );
  const unjudged = [...(shell ? [] : ['shell']), ...unknown];
  return {
    findings: [...(shell ? findMisfits(shell, known) : []), ...ofApi],
    unchecked: [
      ...unjudged.map((id) => `${id}@${versionLabel(versions[id] ?? '')}`),
      ...(providerFault === undefined ? [] : [`what they ask of the provider API, as ${providerFault}`]),
    ],
  };
};
