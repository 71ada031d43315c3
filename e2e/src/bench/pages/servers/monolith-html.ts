import { operationUrl } from '@sundara/contracts/api';
import { type BuildManifest, type Declaration, resolveFirstData } from '@sundara/contracts/federation';

/** Path of the monolith's own files. */
export const FILES_PATH = '/monolith/';

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Addresses of the public data that a page shows first, as the site server preloads them. */
export const firstDataOf = (declarations: readonly Declaration[], path: string): readonly string[] => {
  const segments = path.split('/');
  for (const { routes } of declarations)
    for (const route of routes) {
      const pattern = route.path.split('/');
      const isHere =
        pattern.length === segments.length &&
        pattern.every((part, index) => part === segments[index] || (part === ':id' && segments[index]));
      if (!isHere) continue;
      const page = { params: { id: segments.at(-1) }, search: new Map<string, string>() };
      return route.firstData.flatMap((data) => {
        const parts = data.public ? resolveFirstData(data, page) : undefined;
        return parts ? [operationUrl({ name: data.operation, path: data.path }, parts)] : [];
      });
    }
  return [];
};

/**
 * The HTML of a page of the monolith: no content, but first paint, fonts, first data and script as in the pages of the
 * site server, and the files of each chunk, so that linked pages can be fetched early.
 */
export const monolithHtml = ({ entry, chunks, shell }: BuildManifest, data: readonly string[]): string => {
  const files = Object.entries(chunks).map(
    ([name, chunk]) => [name, chunk.files.map((file) => FILES_PATH + file)] as const,
  );
  const main = entry.map((file) => FILES_PATH + file);
  const table = JSON.stringify({ main, ...Object.fromEntries(files.filter(([name]) => name.includes('-'))) });
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Sundara</title>
<link rel="icon" href="/favicon.svg">
<style>${shell?.style ?? ''}</style>
${[
  ...(shell?.fonts ?? []).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/${attribute(file)}">`,
  ),
  ...data.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${attribute(url)}">`),
  `<script>CHUNK_FILES=${table}</script>`,
  ...main.map((url) => `<script defer src="${attribute(url)}" crossorigin="anonymous"></script>`),
].join('\n')}
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
};
