import type { Finding } from '@sundara/contracts/federation';

/** "booking@2.0.0 doesn't fit (shell-api): …; take a shell with …." */
export const findingLine = ({ release, rule, found, remedy }: Finding): string =>
  `${release} doesn't fit (${rule}): ${found}; ${remedy}.`;
