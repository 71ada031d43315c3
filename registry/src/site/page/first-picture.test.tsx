import { firstPicturePreload } from './first-picture.ts';

const NAMES = ['type', 'imagesrcset', 'imagesizes', 'fetchpriority'];
const preloadOf = (html: string) => {
  const page = new DOMParser().parseFromString(firstPicturePreload(html).join(''), 'text/html');
  return [...page.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
    NAMES.map((name) => link.getAttribute(name)),
  );
};

const SIZES = '(min-width: 600px) 50vw, 100vw';
/** As React writes it. */
const picture = (name: string, urgency: 'high' | 'auto', type?: string): string => {
  const source = type
    ? `<source type="${type}" srcSet="/${name}.avif?w=320&amp;v=1 320w" sizes="${SIZES}"/>`
    : '';
  const own = `srcSet="/${name}.jpg?w=320 320w" sizes="${SIZES}"`;
  return `<picture>${source}<img src="/${name}.jpg" ${own} alt="" fetchPriority="${urgency}"/></picture>`;
};

test('the first urgent picture is preloaded by its first source, as the browser chooses it', () => {
  const html = [
    picture('later', 'auto', 'image/avif'),
    picture('cover', 'high', 'image/avif'),
    picture('other', 'high'),
  ].join('');
  expect(preloadOf(html)).toEqual([['image/avif', '/cover.avif?w=320&v=1 320w', SIZES, 'high']]);
});

test('a picture in one format is preloaded in it', () => {
  expect(preloadOf(picture('own', 'high'))).toEqual([[null, '/own.jpg?w=320 320w', SIZES, 'high']]);
});

test('content without an urgent picture, or with a plain one, preloads none', () => {
  const plain = '<picture><img src="/plain.jpg" alt="" fetchPriority="high"/></picture>';
  expect(preloadOf(`<h1>fetchpriority="high"</h1>${picture('later', 'auto')}${plain}`)).toEqual([]);
});
