import type { Asset } from '@sundara/contracts/federation';

/**
 * What a check finds at a URL whose file could not be used. `intact`: the right file, so the first try met a temporary
 * fault. `gone`: another try would find the same. `unreachable`: possibly temporary.
 */
export type Probe = 'tampered' | 'intact' | 'gone' | 'unreachable';

export type ProbeFile = (asset: Asset, limitMs: number) => Promise<{ found: Probe; detail: string }>;

/** Response statuses that do not change within seconds. */
const FINAL = [401, 403, 404, 451];
/** Sent by a server that knows the file's hash and finds another content. */
const REFUSED_AS_TAMPERED = 410;

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Browsers refuse a file with another content type. */
const isUsable = (url: string, type: string): boolean =>
  (url.endsWith('.css') ? /^text\/css\b/ : /\b(java|ecma)script\b/).test(type);

/**
 * Distinguishes a wrong file from a missing one: a browser reports both as the same error. Fetches once and hashes;
 * nothing that arrives is run.
 */
export const probeFile: ProbeFile = async ({ url, integrity }, limitMs) => {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(Math.max(1, limitMs)) });
    const { status } = answer;
    if (status === REFUSED_AS_TAMPERED)
      return { found: 'tampered', detail: `${url} is not what was published, says its server.` };
    if (!answer.ok)
      return {
        found: FINAL.includes(status) ? 'gone' : 'unreachable',
        detail: `${url} answered ${status}.`,
      };
    const hash = `sha384-${base64(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()))}`;
    if (hash !== integrity)
      return { found: 'tampered', detail: `${url} has the hash ${hash}, published was ${integrity}.` };
    const type = answer.headers.get('content-type') ?? 'nothing';
    if (!isUsable(url, type)) return { found: 'gone', detail: `${url} is sent as ${type}.` };
    return { found: 'intact', detail: `${url} could not be used at first.` };
  } catch (error) {
    return { found: 'unreachable', detail: `${url}: ${error instanceof Error ? error.message : error}` };
  }
};
