import { OVERRIDE_PARAMETER, SAFE_PARAMETER } from '@sundara/contracts/federation';

const OURS: readonly string[] = [OVERRIDE_PARAMETER, SAFE_PARAMETER];

/**
 * An address of this site without its override parameters; the rest of the query stays as it is. The result always
 * stays on this site: '//evil.example' would lead to another.
 */
export const cleanAddress = (pathname: string, search: string): string => {
  const path = pathname.replace(/^[/\\]*/, '/');
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !OURS.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};
