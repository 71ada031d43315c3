import type { Finding } from '@sundara/contracts/federation';

const remoteOf = ({ release }: Finding): string => release.slice(0, release.lastIndexOf('@'));

/** What a page does with releases that don't fit, a sentence each. */
export const consequences = (findings: readonly Finding[]): readonly string[] => {
  const refused = [...new Set(findings.map(remoteOf))];
  if (refused.length === 0) return [];
  return [
    `The page starts. When ${refused.join(' or ')} is needed, it is refused: the version before runs instead if ` +
      'that one fits, otherwise its place shows the reason and Retry.',
    'Everything else runs as chosen, in this browser alone. Exit in the banner ends it.',
  ];
};
