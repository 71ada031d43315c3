const PICTURES = /<picture>.*?<\/picture>/gs;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/**
 * A preload of the first picture that a rendered content fetches with high priority, by the very sources of its
 * element, as the browser would fetch it twice otherwise. It starts before styles and markup are read that stand before
 * the element. Where the first source is AVIF, browsers that don't know it skip the link. Empty without such a picture.
 */
export const firstPicturePreload = (html: string): readonly string[] => {
  const [picture = ''] = (html.match(PICTURES) ?? []).filter((one) => / fetchpriority="high"/i.test(one));
  const [source = ''] = /<(source|img) [^>]*>/.exec(picture) ?? [];
  const [type, srcset, sizes] = ['type', 'srcset', 'sizes'].map((name) => attribute(source, name));
  if (!srcset || !sizes) return [];
  // The values are escaped already.
  const ofType = type ? ` type="${type}"` : '';
  return [
    `<link rel="preload" as="image" fetchpriority="high"${ofType} imagesrcset="${srcset}" imagesizes="${sizes}">`,
  ];
};
