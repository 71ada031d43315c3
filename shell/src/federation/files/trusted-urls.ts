import { type Composition, type PageData, SERVICE_WORKER_FILE } from '@sundara/contracts/federation';

/** Sets a script's address; throws for an address that this page does not trust. */
export type ScriptUrls = (script: HTMLScriptElement, url: string) => void;

/** The part of Trusted Types that is used here; TypeScript's DOM types have none yet. */
interface Policy {
  readonly createScriptURL: (url: string) => unknown;
}
interface Rules {
  readonly createScriptURL: (url: string) => string;
  readonly createHTML?: (html: string) => string;
}
interface Factory {
  readonly createPolicy: (name: string, rules: Rules) => Policy;
}

const isFactory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Folders of every release of the composition, development servers included. */
const foldersOf = ({ shell, remotes }: Composition): readonly string[] => {
  const entries = Object.values(remotes).flatMap(({ entry, previous }) => [
    entry,
    ...(previous ? [previous.entry] : []),
  ]);
  return [...shell.entry, ...entries].map(({ url }) => url.slice(0, url.lastIndexOf('/') + 1));
};

/**
 * Whether a script may come from an address: in a folder of the composition's files, the gateway's checkout script, or
 * the site's service worker.
 */
export const scriptAddresses = (
  { composition, config }: Pick<PageData, 'composition' | 'config'>,
  base: string,
): ((url: string) => boolean) => {
  const absolute = (url: string) => new URL(url, base).href;
  const folders = foldersOf(composition).map(absolute);
  const single = [config.checkoutScriptUrl, `/${SERVICE_WORKER_FILE}`].map(absolute);
  return (url) => {
    const address = absolute(url);
    return single.includes(address) || folders.some((folder) => address.startsWith(folder));
  };
};

/**
 * Sets up the page's Trusted Types: policy `sundara` for the scripts that the shell adds, and `default` with the same
 * rules for what bundler, gateway and libraries add as plain text. Markup passes only without a tag: a library fills
 * its style element with a blank. Browsers without Trusted Types get the same address checks.
 */
export const trustScripts = (window: object, isOurs: (url: string) => boolean): ScriptUrls => {
  const createScriptURL = (url: string): string => {
    if (!isOurs(url)) throw new TypeError(`No script may come from ${url}.`);
    return url;
  };
  const createHTML = (html: string): string => {
    if (html.includes('<')) throw new TypeError('No markup may be made from text.');
    return html;
  };
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  const policy = isFactory(factory)
    ? factory.createPolicy('sundara', { createScriptURL })
    : { createScriptURL };
  if (isFactory(factory)) factory.createPolicy('default', { createScriptURL, createHTML });
  return (script, url) => void Reflect.set(script, 'src', policy.createScriptURL(url));
};
