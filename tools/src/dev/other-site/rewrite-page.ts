import {
  type Asset,
  assetSchema,
  PAGE_DATA_ID,
  type PageData,
  pageDataSchema,
} from '@sundara/contracts/federation';
import { Refusal } from '../../../setup/refusal.mjs';

const DATA = new RegExp(`(<script[^>]* id="${PAGE_DATA_ID}"[^>]*>)([\\s\\S]*?)(</script>)`);
/** Says that the page's content is of its releases; and links to their code. */
const RENDERED = / data-rendered="[^"]*"/;
const CODE_LINK = /<link rel="preload" as="script"[^>]*>\n?/g;
const SCRIPT = /<script[^>]* src="([^"]+)"[^>]*><\/script>\n?/g;

/** Whether this is a page of a marketplace, and not of its payment gateway for instance. */
export const isPage = (html: string): boolean => DATA.test(html);

/** The page's data with its composition, which is in the HTML or in a file. */
const completed = async (
  written: Readonly<Record<string, unknown>>,
  fetchFile: (file: Asset) => Promise<string>,
): Promise<unknown> => {
  const file = assetSchema.safeParse(written.composition);
  return file.success ? { ...written, composition: JSON.parse(await fetchFile(file.data)) } : written;
};

/**
 * Makes a page start what the changed data names. Its markup, its styles and its nonce stay; content that was rendered
 * by its own releases is shown until then, and not taken over.
 *
 * @param fetchFile gets the text of a file of that site
 * @throws Refusal when its data is of another version of the contract
 */
export const rewritePage = async (
  html: string,
  change: (page: PageData) => Promise<PageData>,
  fetchFile: (file: Asset) => Promise<string>,
): Promise<string> => {
  const [whole = '', before, text = '', after] = DATA.exec(html) ?? [];
  const read = pageDataSchema.safeParse(await completed(JSON.parse(text), fetchFile));
  if (!read.success)
    throw new Refusal('that site runs another version of the contract than this checkout knows.');
  const page = await change(read.data);
  const json = JSON.stringify(page).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const former = new Set(read.data.composition.shell.entry.map(({ url }) => url));
  const scripts = page.composition.shell.entry.map(
    ({ url, integrity }) =>
      `<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
  );
  return html
    .replace(whole, () => `${before}${json}${after}`)
    .replace(RENDERED, '')
    .replace(CODE_LINK, '')
    .replace(SCRIPT, (tag, url) => (former.has(url) ? '' : tag))
    .replace('</head>', () => `${scripts.join('\n')}\n</head>`);
};

/** A page's policy, extended by the development servers; the rules that their code updates would break are dropped. */
export const rewritePolicy = (policy: string, origins: readonly string[]): string => {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const more: Readonly<Record<string, readonly string[]>> = {
    'connect-src': [...origins, ...sockets],
    'style-src': origins,
    'img-src': origins,
    'font-src': origins,
  };
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !/^(require-trusted-types-for|trusted-types|upgrade-insecure)/.test(directive))
    .map((directive) => [directive, ...(more[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
};
