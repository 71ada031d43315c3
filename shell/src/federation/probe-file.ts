import type { Asset } from '@sundara/contracts/federation';

/** What stands at a URL whose script did not run. `intact`: the right file, so the first try met a passing fault. */
export type Probe = 'tampered' | 'intact' | 'unreachable';

export type ProbeFile = (asset: Asset, limitMs: number) => Promise<{ found: Probe; detail: string }>;

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * Tells a wrong file from a missing one: a browser reports both as the same error. Fetches once and hashes;
 * nothing of what arrives is run.
 */
export const probeFile: ProbeFile = async ({ url, integrity }, limitMs) => {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(Math.max(1, limitMs)) });
    if (!answer.ok) return { found: 'unreachable', detail: `${url} answered ${answer.status}.` };
    const hash = `sha384-${base64(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()))}`;
    if (hash === integrity) return { found: 'intact', detail: `${url} could not be run at first.` };
    return { found: 'tampered', detail: `${url} has the hash ${hash}, published was ${integrity}.` };
  } catch (error) {
    return { found: 'unreachable', detail: `${url}: ${error instanceof Error ? error.message : error}` };
  }
};
