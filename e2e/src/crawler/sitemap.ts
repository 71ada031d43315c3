const LOCATION = /<loc>([^<]*)<\/loc>/g;

const locationsIn = async (address: string): Promise<readonly string[]> => {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(LOCATION)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
};

/** Every page that the site map of a site leads to, by its whole address. */
export const mappedPages = async (siteUrl: string): Promise<readonly string[]> =>
  (await Promise.all((await locationsIn(`${siteUrl}/sitemap.xml`)).map(locationsIn))).flat();
