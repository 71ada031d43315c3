import { FIRST_REPLIES_ID, PAGE_DATA_ID, type ReleaseRecord } from '@sundara/contracts/federation';
import { SITE_NAME } from '../head/site-words.ts';
import { escapeHtml, scriptJson } from '../http/escape.ts';
import type { Page } from './page.ts';
import { publicFileUrl } from './public-file.ts';
import { SLOW_START_STYLE, slowStartHtml } from './slow-start.ts';

/** Style of the first paint, with the public address of each font. */
const styleOf = (shell: ReleaseRecord): string =>
  (shell.shell?.style ?? '').replaceAll(/\/(fonts\/[\w.-]+)/g, (_, file: string) =>
    publicFileUrl(shell, file),
  );

/** The texts of the page's style elements, which its security policy names by their hashes. */
export const pageStyles = ({ shown, content }: Pick<Page, 'shown' | 'content'>): readonly string[] => [
  `${content ? '' : SLOW_START_STYLE}${styleOf(shown.runs.shell)}`,
  ...(content?.styles ?? []).map(({ css }) => css),
];

/**
 * The style elements; the styles of the content by the names by which the browser takes them over. `data-s` is emotion's
 * mark for those that stand where they belong, and are not to be moved.
 */
export const styleElements = (page: Page): readonly string[] => {
  const [first, ...others] = pageStyles(page);
  const names = (page.content?.styles ?? []).map((style) => escapeHtml(style.names));
  return [
    `<style>${first}</style>`,
    ...others.map((css, place) => `<style data-emotion="${names[place]}" data-s>${css}</style>`),
  ];
};

/** The elements with what the shell reads: its own data, and the replies that the content was made from. */
export const dataScripts = ({ data, content }: Page): readonly string[] => {
  const script = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
  return [script(PAGE_DATA_ID, data), ...(content ? [script(FIRST_REPLIES_ID, content.replies)] : [])];
};

/** The element that the shell takes over. */
export const rootOf = ({ shown, content }: Page): string =>
  content
    ? `<div id="root" data-rendered="${shown.runs.id}" data-rendered-at="${content.renderedAt}">${content.html}</div>`
    : `<div id="root">${slowStartHtml(shown.canLeave)}</div>
<noscript><p>${SITE_NAME} needs JavaScript to show salons and to take bookings. Please switch it on and reload the page.</p></noscript>`;
