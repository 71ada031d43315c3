import {
  FIRST_REPLIES_ID,
  PAGE_DATA_ID,
  type ReleaseRecord,
  type WrittenPageData,
} from '@sundara/contracts/federation';
import type { Head } from '../head/head.ts';
import { headHtml } from '../head/head-html.ts';
import { SITE_NAME } from '../head/site-words.ts';
import { escapeHtml, scriptJson } from '../http/escape.ts';
import type { PageContent } from '../render/rendered-pages.ts';
import type { PageRoute } from '../routing/page-route.ts';
import { publicFileUrl } from './public-file.ts';
import type { ShownRelease } from './shown-release.ts';
import { SLOW_START_STYLE, slowStartHtml } from './slow-start.ts';

export interface Page {
  readonly shown: Pick<ShownRelease, 'runs' | 'canLeave'>;
  readonly route: Pick<PageRoute, 'code' | 'data'>;
  readonly head: Head;
  /** Origin of the page's own address. */
  readonly origin: string;
  readonly nonce: string;
  readonly data: WrittenPageData;
  /** What the browser takes over; without it the browser renders the page. */
  readonly content?: PageContent | undefined;
}

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

/** These elements; the styles of the content by the names by which the browser takes them over. */
const styleElements = (page: Page): readonly string[] => {
  const [first, ...others] = pageStyles(page);
  const names = (page.content?.styles ?? []).map((style) => escapeHtml(style.names));
  return [
    `<style>${first}</style>`,
    ...others.map((css, place) => `<style data-emotion="${names[place]}">${css}</style>`),
  ];
};

/** What the shell reads: its own data, and the replies that the content was made from. */
const dataScripts = ({ data, content }: Page): readonly string[] => {
  const script = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
  return [script(PAGE_DATA_ID, data), ...(content ? [script(FIRST_REPLIES_ID, content.replies)] : [])];
};

const rootOf = ({ shown, content }: Page): string =>
  content
    ? `<div id="root" data-rendered="${shown.runs.id}" data-rendered-at="${content.renderedAt}">${content.html}</div>`
    : `<div id="root">${slowStartHtml(shown.canLeave)}</div>
<noscript><p>${SITE_NAME} needs JavaScript to show salons and to take bookings. Please switch it on and reload the page.</p></noscript>`;

/**
 * The HTML of a page: its head, its content or else the first paint, the start of the shell, and the shell's data. The
 * nonce stands only in the tags of scripts. The data names the route's scripts, and the shell's first statement fetches
 * them, as links here would delay the first paint. The composition is fetched from here, as the shell can show nothing without it.
 */
export const pageHtml = (page: Page): string => {
  const { shown, route, head, origin, nonce, data: written, content } = page;
  const { composition } = written;
  const { shell, composition: runs } = shown.runs;
  const fonts = (shell.shell?.fonts ?? []).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(publicFileUrl(shell, file))}">`,
  );
  const data = (content ? [] : route.data).map(
    (url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(url)}">`,
  );
  const file =
    'url' in composition
      ? [`<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(composition.url)}">`]
      : [];
  const icon = ['favicon.svg', 'favicon.ico'].find((file) => shell.files[file]);
  const scripts = runs.shell.entry.map(
    ({ url, integrity }) =>
      `<script defer src="${escapeHtml(url)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
  );
  const early = content && shell.shell?.script;
  const inline = early ? [`<script nonce="${nonce}">${early}</script>`] : [];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF7F2">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1B1310">
${headHtml(head, origin)}
${icon ? `<link rel="icon" href="${escapeHtml(publicFileUrl(shell, icon))}">\n` : ''}${styleElements(page).join('\n')}
${[...fonts, ...file, ...data, ...inline, ...scripts].join('\n')}
</head>
<body>
${[rootOf(page), ...dataScripts(page)].join('\n')}
</body>
</html>
`;
};
