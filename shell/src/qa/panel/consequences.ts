import type { Finding } from '@sundara/contracts/federation';

const remotesOf = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(({ release }) => release.slice(0, release.lastIndexOf('@'))))].join(' or ');

/** Two that want the same place are told apart by the gate alone; a page gives it to one of them. */
const isCollision = ({ rule }: Finding): boolean => rule === 'route-owner' || rule === 'extension-filler';

/** What a page does with releases that don't fit, a sentence each. */
export const consequences = (findings: readonly Finding[]): readonly string[] => {
  const refused = findings.filter((finding) => !isCollision(finding));
  const colliding = findings.filter(isCollision);
  return [
    ...(refused.length > 0
      ? [
          `The page starts. When ${remotesOf(refused)} is needed, it is refused: the version before runs ` +
            'instead if that one fits, otherwise its place shows the reason and Retry.',
        ]
      : []),
    ...(colliding.length > 0
      ? [`What ${remotesOf(colliding)} claims has an owner already: only one of the two is shown there.`]
      : []),
    'Everything else runs as chosen, in this browser alone. Exit in the banner ends it.',
  ];
};
