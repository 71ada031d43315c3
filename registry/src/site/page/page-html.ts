import {
  PAGE_DATA_ID,
  type PageData,
  type ReleaseRecord,
  type WrittenPageData,
} from '@sundara/contracts/federation';
import type { Head } from '../head/head.ts';
import { headHtml } from '../head/head-html.ts';
import { SITE_NAME } from '../head/site-words.ts';
import { escapeHtml, scriptJson } from '../http/escape.ts';
import type { PageRoute } from '../routing/page-route.ts';
import { publicFileUrl } from './public-file.ts';
import type { ShownRelease } from './shown-release.ts';
import { SLOW_START_STYLE, slowStartHtml } from './slow-start.ts';

export interface Page {
  readonly shown: ShownRelease;
  readonly route: Pick<PageRoute, 'code' | 'data'>;
  readonly head: Head;
  /** Origin of the page's own address. */
  readonly origin: string;
  readonly nonce: string;
  readonly config: PageData['config'];
  /** The file of the composition, or the composition itself for a shell or a page that takes no file. */
  readonly composition: WrittenPageData['composition'];
  /** The page's content where it was rendered before; otherwise the shell shows all of it. */
  readonly content?: RenderedContent;
}

/** What a page shows at first, rendered on this machine. */
export interface RenderedContent {
  /** Names this content: equal versions are equal content. */
  readonly version: string;
  /** The content of the element that the shell takes over. */
  readonly html: string;
  /** The styles that it needs. */
  readonly css: string;
  /** JSON of the data that it shows. */
  readonly data: string;
}

/** The element with that JSON. */
const FIRST_DATA_ID = 'first-data';

/** Style of the first paint, with the public address of each font. */
const styleOf = (shell: ReleaseRecord): string =>
  (shell.shell?.style ?? '').replaceAll(/\/(fonts\/[\w.-]+)/g, (_, file: string) =>
    publicFileUrl(shell, file),
  );

/** The texts of the page's style elements, which its security policy names by their hashes. */
export const pageStyles = ({ shown, content }: Pick<Page, 'shown' | 'content'>): readonly string[] => [
  `${SLOW_START_STYLE}${styleOf(shown.runs.shell)}`,
  ...(content ? [content.css] : []),
];

const pageData = ({ shown, route, config, composition }: Page): WrittenPageData => ({
  environment: shown.environment,
  sequence: shown.sequence,
  composition,
  canary: shown.canary,
  flags: [...shown.flags],
  ...(shown.accountFlags && { accountFlags: true }),
  ...(shown.qa && { qa: shown.qa }),
  preload: [...route.code],
  config,
});

/**
 * The HTML of a page: its head, the first paint, the start of the shell, and the shell's data. The nonce stands only in
 * the tags of scripts. The data names the route's scripts, and the shell's first statement fetches them, as links here would delay the
 * first paint. The composition is fetched from here, as the shell can show nothing without it.
 */
export const pageHtml = (page: Page): string => {
  const { shown, route, head, origin, nonce, composition, content } = page;
  const { shell, composition: runs } = shown.runs;
  const fonts = (shell.shell?.fonts ?? []).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(publicFileUrl(shell, file))}">`,
  );
  const data = route.data.map(
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
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF7F2">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1B1310">
${headHtml(head, origin)}
${icon ? `<link rel="icon" href="${escapeHtml(publicFileUrl(shell, icon))}">\n` : ''}${pageStyles(page)
  .map((style) => `<style>${style}</style>`)
  .join('\n')}
${[...fonts, ...file, ...data, ...scripts].join('\n')}
</head>
<body>
<div id="root">${content?.html ?? slowStartHtml(shown.canLeave)}</div>
<noscript><p>${SITE_NAME} needs JavaScript to show salons and to take bookings. Please switch it on and reload the page.</p></noscript>
<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(pageData(page))}</script>${
    content
      ? `\n<script type="application/json" id="${FIRST_DATA_ID}">${content.data.replaceAll('<', '\\u003c')}</script>`
      : ''
  }
</body>
</html>
`;
};
