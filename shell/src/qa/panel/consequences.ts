import type { CheckFinding } from '../draft/check-versions.ts';

const remotesOf = (findings: readonly CheckFinding[]): string =>
  [...new Set(findings.map(({ release }) => release.slice(0, release.lastIndexOf('@'))))].join(' or ');

/** Only the gate refuses two releases that claim the same place; a page gives the place to one of them. */
const isCollision = ({ rule }: CheckFinding): boolean =>
  rule === 'route-owner' || rule === 'extension-filler';

/** No page checks a release against the provider API before running it. */
const isOfApi = ({ rule }: CheckFinding): boolean =>
  rule === 'operation' || rule === 'reply-field' || rule === 'request-field';

/** What a page does with releases that don't fit, one sentence each. */
export const consequences = (findings: readonly CheckFinding[]): readonly string[] => {
  const refused = findings.filter((finding) => !isCollision(finding) && !isOfApi(finding));
  const failing = findings.filter(isOfApi);
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
    ...(failing.length > 0
      ? [`What ${remotesOf(failing)} asks of the provider API may fail: then its page says so.`]
      : []),
    'Everything else runs as chosen, in this browser alone. Exit in the banner ends it.',
  ];
};
