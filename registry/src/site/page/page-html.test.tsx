import { pageDataSchema, type WrittenPageData } from '@sundara/contracts/federation';
import { compose } from '../../compose/compose.ts';
import { aCompositionDocument, aShellRecord } from '../../testing/release-records.ts';
import type { Head } from '../head/head.ts';
import type { PageContent } from '../render/rendered-pages.ts';
import type { Page } from './page.ts';
import { pageDataOf } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import { pageStyles } from './page-parts.ts';
import type { ShownRelease } from './shown-release.ts';

const shell = aShellRecord('1.0.0');
const document = aCompositionDocument([shell]);
const composition = compose(document, 'id-of-it', [shell], { assetsUrl: '' });
const aShown = (given: Partial<ShownRelease> = {}): ShownRelease => ({
  environment: 'local',
  sequence: 1,
  runs: {
    ...{ id: 'id-of-it', document, records: [shell], composition, shell },
    ...{ leftOut: new Map(), previous: new Map() },
  },
  canary: false,
  flags: [],
  accountFlags: false,
  servers: [],
  canLeave: false,
  ...given,
});
const aHead = (given: Partial<Head> = {}): Head => ({
  title: 'Home · Sundara',
  description: 'Salons.',
  canonical: '/',
  image: { url: '/room.webp', width: 1280, height: 853, alt: 'A room' },
  indexed: true,
  structuredData: [],
  ...given,
});
const aPage = (
  title: string,
  phone = '+91 40 1234',
  shown = aShown(),
  inHtml: WrittenPageData['composition'] = composition,
  content?: PageContent,
): Page => ({
  shown,
  data: pageDataOf({
    shown,
    route: { code: [] },
    config: { checkoutScriptUrl: '/sandbox/checkout.js', contact: { phone, email: 'a@b.example' } },
    timedShare: 0.1,
    composition: inHtml,
  }),
  content,
  route: { code: [], data: ['/api/public/salons?limit=5&q=a'] },
  head: aHead({ title: `${title} · Sundara` }),
  origin: 'https://sundara.example',
  nonce: 'N0nce',
});
const render = (...given: Parameters<typeof aPage>) => pageHtml(aPage(...given));

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('page data reads back by the schema, whatever text it carries', () => {
  const page = parse(render('Home', '</script><script>alert(1)</script><!--'));
  const data = pageDataSchema.parse(JSON.parse(page.getElementById('page-data')?.textContent ?? ''));
  expect(data.config.contact.phone).toBe('</script><script>alert(1)</script><!--');
  expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
});

test('a title cannot become markup', () => {
  const title = '</title><img src=x> & "co"';
  const page = parse(render(title));
  expect(page.title).toBe(`${title} · Sundara`);
  expect(page.querySelector('img')).toBeNull();
});

test("the shell's script carries nonce and hash, and nothing else the nonce", () => {
  const page = parse(render('Home'));
  const script = page.querySelector('script[src]');
  expect(script?.getAttribute('integrity')).toBe(shell.files['main.js']?.integrity);
  expect(script?.getAttribute('nonce')).toBe('N0nce');
  expect(page.querySelectorAll('[nonce]')).toHaveLength(1);
});

test('a font is preloaded by the very address that the style names, which holds its hash', () => {
  const page = parse(render('Home'));
  const href = page.querySelector('link[as=font]')?.getAttribute('href') ?? '';
  expect(href).toMatch(/^\/fonts\/text\.woff2\?v=\w+$/);
  expect(page.querySelector('style')?.textContent).toContain(`url('${href}')`);
});

test('first data is preloaded as the shell fetches it', () => {
  const link = parse(render('Home')).querySelector('link[as=fetch]');
  expect(link?.getAttribute('href')).toBe('/api/public/salons?limit=5&q=a');
  expect(link?.getAttribute('crossorigin')).toBe('anonymous');
});

test('a composition that is in a file is preloaded as the shell fetches it, and is not in the page', () => {
  const file = { url: '/assets/compositions/a1.json', integrity: `sha384-${'A'.repeat(64)}` };
  const page = parse(render('Home', undefined, undefined, file));
  const link = page.querySelector(`link[as=fetch][href="${file.url}"]`);
  expect(link?.getAttribute('crossorigin')).toBe('anonymous');
  expect(JSON.parse(page.getElementById('page-data')?.textContent ?? '').composition).toEqual(file);
  expect(page.querySelector('script[src]')?.getAttribute('src')).toBe('/assets/shell/1.0.0/main.js');
});

test('content stands in the root element with its styles and the replies that it was made from', () => {
  const content: PageContent = {
    html: '<h1>Salons</h1>',
    styles: [{ names: 'css a1', css: '.css-a1{color:red}' }],
    replies: { '/api/public/salons?limit=5&q=a': { status: 200, body: { name: '</script>' } } },
    renderedAt: '2026-11-26T06:30:00.000Z',
  };
  const code = [{ url: '/home.js', integrity: 'sha384-home' }];
  const given = { ...aPage('Home', undefined, undefined, undefined, content), route: { code, data: [] } };
  const page = parse(pageHtml(given));
  const root = page.getElementById('root');
  expect(root?.dataset).toMatchObject({ rendered: 'id-of-it', renderedAt: content.renderedAt });
  expect(root?.innerHTML).toBe('<h1>Salons</h1>');
  expect(page.querySelector('style[data-emotion="css a1"]')?.textContent).toBe('.css-a1{color:red}');
  expect([...page.querySelectorAll('style')].map((style) => style.textContent)).toEqual(pageStyles(given));
  expect(JSON.parse(page.getElementById('first-replies')?.textContent ?? '')).toEqual(content.replies);
  const [link] = page.querySelectorAll('#root ~ link[as=script]');
  expect(link?.getAttribute('href')).toBe('/home.js');
  expect(link?.getAttribute('nonce')).toBe('N0nce');
  expect(page.querySelector('#root ~ script[src]')?.getAttribute('src')).toBe('/assets/shell/1.0.0/main.js');
  expect(page.head.querySelector('script[src], link[as=fetch]')).toBeNull();
  expect(page.querySelector('noscript')).toBeNull();
});

test('without JavaScript the page says what it needs', () => {
  expect(render('Home')).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
});

test('a page whose scripts do not start says so by itself, with a code and a way on', () => {
  const root = parse(render('Home')).getElementById('root');
  expect(root?.textContent).toMatch(/SHELL_NOT_STARTED/);
  expect(root?.querySelector('a')?.getAttribute('href')).toBe('');
});

test('who keeps an override can leave it from a page that does not start; nobody else is told of it', () => {
  const leave = (canLeave: boolean) =>
    parse(render('Home', undefined, aShown({ canLeave }))).querySelector('a[href="?safe=forget"]')
      ?.textContent;
  expect(leave(true)).toBe('Leave the test versions');
  expect(leave(false)).toBeUndefined();
});

test('page data says what is tested only where that is allowed', () => {
  const dataOf = (shown: ShownRelease) =>
    pageDataSchema.parse(
      JSON.parse(parse(render('Home', undefined, shown)).getElementById('page-data')?.textContent ?? ''),
    );
  expect(dataOf(aShown())).not.toHaveProperty('qa');
  const qa = { defaults: { shell: '1.0.0' }, ignored: 'expired' as const };
  expect(dataOf(aShown({ qa, canary: true }))).toMatchObject({ qa, canary: true });
});
