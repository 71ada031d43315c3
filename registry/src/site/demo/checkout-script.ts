import { integrityOf } from '../../files/integrity.ts';
import type { Settings } from '../settings.ts';

/**
 * Whether the checkout script is from another origin, whose gateway may change it anytime; one on this site is the
 * sandbox's.
 */
export const isForeignCheckout = ({ checkoutScriptUrl }: Pick<Settings, 'checkoutScriptUrl'>): boolean =>
  !checkoutScriptUrl.startsWith('/');

/** The prefix that the site forwards to the sandbox. */
const SANDBOX = '/sandbox';
const LIMIT_MS = 1000;
const KEPT_MS = 5000;

const hashOf = async (address: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) return undefined;
    return integrityOf(Buffer.from(await answer.arrayBuffer()));
  } catch {
    return undefined;
  }
};

/**
 * Keeps the hash of the sandbox's checkout script, so that pages can check it as they check all other scripts. No page
 * waits: it gets the known hash, and every few seconds a page triggers a new lookup. Undefined for a gateway's script,
 * and until the sandbox has answered.
 */
export const createCheckoutHash = (
  settings: Pick<Settings, 'checkoutScriptUrl' | 'sandboxUrl'>,
  now: () => number = Date.now,
): { readonly known: () => string | undefined; readonly look: () => Promise<void> } => {
  const { checkoutScriptUrl, sandboxUrl } = settings;
  const isSandbox = checkoutScriptUrl.startsWith(`${SANDBOX}/`) && sandboxUrl !== undefined;
  let hash: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    if (!isSandbox) return;
    lookedAt = now();
    hash = await hashOf(sandboxUrl + checkoutScriptUrl);
  };
  return {
    look,
    known: () => {
      if (now() - lookedAt > KEPT_MS) void look();
      return hash;
    },
  };
};
