import * as z from 'zod/mini';

/**
 * A page's metadata for search engines and link previews; the site server adds canonical URL and site
 * name. `image` is a path of the site with its size in pixels; `structuredData` is JSON-LD as text, in which '@id'
 * and 'url' are paths of the site too. `path` is the page's own path if other paths show it as well.
 */
export const pageHeadSchema = z.object({
  path: z.optional(z.string()),
  title: z.string(),
  description: z.string(),
  image: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() })),
  structuredData: z.string(),
});
export type PageHead = z.output<typeof pageHeadSchema>;
