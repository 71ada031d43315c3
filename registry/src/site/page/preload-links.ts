import { escapeHtml } from '../http/escape.ts';
import { firstPicturePreload } from './first-picture.ts';
import type { Page } from './page.ts';
import { publicFileUrl } from './public-file.ts';

const link = (as: string, url: string, more = ''): string =>
  `<link rel="preload" as="${as}"${more} crossorigin="anonymous" href="${escapeHtml(url)}">`;

/** What the first paint needs: fonts; the first picture of a page's content, or else the first data. */
export const firstLinks = ({ shown: { runs }, route, content }: Page): readonly string[] => [
  ...(runs.shell.shell?.fonts ?? []).map((file) =>
    link('font', publicFileUrl(runs.shell, file), ' type="font/woff2"'),
  ),
  ...(content ? firstPicturePreload(content.html) : route.data.map((url) => link('fetch', url))),
];

/** The composition, without which the shell can show nothing. */
export const compositionLink = ({ data: { composition } }: Page): readonly string[] =>
  'url' in composition ? [link('fetch', composition.url)] : [];

/**
 * The route's code, to be put below content: its downloads then begin when the content has come. A page without content
 * leaves that to the first statement of the shell, as links here would delay the first paint.
 */
export const codeLinks = ({ route, nonce }: Page): readonly string[] =>
  route.code.map(({ url, integrity }) =>
    url.endsWith('.css')
      ? link('style', url, ` integrity="${integrity}"`)
      : link('script', url, ` integrity="${integrity}" nonce="${nonce}"`),
  );
