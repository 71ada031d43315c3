import { OVERRIDE_PARAMETER, SAFE_PARAMETER } from '@sundara/contracts/federation';

const OURS: readonly string[] = [OVERRIDE_PARAMETER, SAFE_PARAMETER];

/**
 * An address of this site without what it says of overrides; the rest of the query stays as it was written. The answer
 * always leads to this site: '//evil.example' would lead to another.
 */
export const cleanAddress = (pathname: string, search: string): string => {
  const path = pathname.replace(/^[/\\]*/, '/');
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !OURS.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};
