import type { Declaration } from './declaration.ts';
import type { RemoteFacts, ShellFacts } from './gate.ts';

/** Something of a release that is not available in a set, which still runs. */
export interface Omission {
  /** 'loyalty@1.1.0'. */
  readonly release: string;
  /** A sentence without its full stop: 'shell@1.0.0 draws no link "Points", as it knows no place "dock"'. */
  readonly what: string;
}

const rolesOf = ({ routes, navigation }: Declaration): ReadonlySet<string> =>
  new Set([
    ...routes.flatMap(({ access }) => (typeof access === 'string' ? [] : access)),
    ...navigation.flatMap(({ roles = [] }) => roles),
  ]);

/** What a shell ignores in a declaration; nothing if its build doesn't record what it knows. */
const overlooked = ({ declaration }: RemoteFacts, { version, knows }: ShellFacts): readonly string[] => {
  if (!knows) return [];
  const links = declaration.navigation.filter(({ placement }) => !knows.placements.includes(placement));
  const roles = [...rolesOf(declaration)].filter((role) => !knows.roles.includes(role));
  return [
    ...links.map(
      ({ label, placement }) =>
        `shell@${version} draws no link '${label}', as it knows no place '${placement}'`,
    ),
    ...roles.map((role) => `shell@${version} takes nobody for '${role}', as it knows no such role`),
  ];
};

/**
 * What these releases would lack although they may run together: words of a newer contract that the shell ignores, and
 * points that a remote fills and nobody offers. It is information for people; the gate does not refuse because of it.
 */
export const findOmissions = (shell: ShellFacts, remotes: readonly RemoteFacts[]): readonly Omission[] => {
  const offered = new Set(
    [shell.offers, ...remotes.map(({ points }) => points.offers)].flat().map(({ point }) => point),
  );
  return remotes.flatMap((remote) => {
    const unseen = remote.points.fills.filter(({ point }) => !offered.has(point));
    return [
      ...overlooked(remote, shell),
      ...unseen.map(({ point }) => `nobody offers '${point}', so what it shows there isn't shown`),
    ].map((what) => ({ release: `${remote.id}@${remote.version}`, what }));
  });
};
