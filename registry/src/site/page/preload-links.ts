import { escapeHtml } from '../http/escape.ts';
import { firstPicturePreload } from './first-picture.ts';
import type { Page } from './page.ts';
import { publicFileUrl } from './public-file.ts';

const link = (as: string, url: string, more = ''): string =>
  `<link rel="preload" as="${as}"${more} crossorigin="anonymous" href="${escapeHtml(url)}">`;

/**
 * What a page fetches at once: fonts of the first paint, the composition without which the shell can show nothing, and
 * the first data if the page doesn't bring it, and the first picture if it does.
 */
export const firstLinks = ({
  shown: { runs },
  route,
  data: { composition },
  content,
}: Page): readonly string[] => [
  ...(runs.shell.shell?.fonts ?? []).map((file) =>
    link('font', publicFileUrl(runs.shell, file), ' type="font/woff2"'),
  ),
  ...('url' in composition ? [link('fetch', composition.url)] : []),
  ...(content ? [] : route.data).map((url) => link('fetch', url)),
  ...(content ? firstPicturePreload(content.html) : []),
];

/**
 * The route's code, to be put below content: its downloads then begin when the content has come. A page without content
 * leaves that to the first statement of the shell, as links here would delay the first paint.
 */
export const codeLinks = ({ route, content, nonce }: Page): readonly string[] =>
  (content ? route.code : []).map(({ url, integrity }) =>
    url.endsWith('.css')
      ? link('style', url, ` integrity="${integrity}"`)
      : link('script', url, ` integrity="${integrity}" nonce="${nonce}"`),
  );
