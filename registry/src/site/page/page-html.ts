import { headHtml } from '../head/head-html.ts';
import { escapeHtml } from '../http/escape.ts';
import { iconLinks } from './icon-links.ts';
import type { Page } from './page.ts';
import { dataScripts, rootOf, styleElements } from './page-parts.ts';
import { codeLinks, compositionLink, firstLinks } from './preload-links.ts';

/**
 * The HTML of a page: its head, its content or else the first paint, the start of the shell, and the shell's data. The
 * nonce stands only in the tags of scripts.
 */
export const pageHtml = (page: Page): string => {
  const { shown, head, origin, nonce, content } = page;
  const { shell, composition } = shown.runs;
  const scripts = composition.shell.entry.map(
    ({ url, integrity }) =>
      `<script defer src="${escapeHtml(url)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
  );
  // Below content the downloads of code begin when the content has come.
  const start = [...compositionLink(page), ...scripts];
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
${[...iconLinks(shell), ...styleElements(page)].join('\n')}
${[...firstLinks(page), ...inline, ...(content ? [] : start)].join('\n')}
</head>
<body>
${[rootOf(page), ...(content ? [...start, ...codeLinks(page)] : []), ...dataScripts(page)].join('\n')}
</body>
</html>
`;
};
