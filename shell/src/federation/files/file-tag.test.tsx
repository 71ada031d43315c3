import { assetAt } from '../../testing/page-data.builder.ts';
import { fileTag, removeStyles } from './file-tag.ts';

const script = assetAt('/remotes/booking/1.0.0/c/dialog.js');
const style = assetAt('/remotes/booking/1.0.0/c/dialog.css');
const run = fileTag(document, (element, url) => element.setAttribute('src', url));
const styles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

beforeEach(() => {
  document.head.replaceChildren();
});

test('a script is run by a tag that carries its hash', async () => {
  const running = run(script, 1_000, () => {});
  const tag = document.querySelector('script');
  expect(tag).toMatchObject({ integrity: script.integrity, crossOrigin: 'anonymous' });
  tag?.dispatchEvent(new Event('load'));
  expect(await running).toBe('loaded');
});

test('a style is applied by a link that carries its hash, in full as a bundler compares it', async () => {
  const applying = run(style, 1_000, () => {});
  const [link] = styles();
  expect(link).toMatchObject({ integrity: style.integrity, crossOrigin: 'anonymous' });
  expect(link?.getAttribute('href')).toBe(`http://localhost${style.url}`);
  link?.dispatchEvent(new Event('load'));
  expect(await applying).toBe('loaded');
});

test('a style that fails or does not come leaves nothing behind', async () => {
  const failing = run(style, 1_000, () => {});
  styles()[0]?.dispatchEvent(new Event('error'));
  expect(await failing).toBe('failed');
  expect(await run(style, 1, () => {})).toBe('stalled');
  expect(styles()).toEqual([]);
});

test('a script that comes after it was given up is told of', async () => {
  const late = jest.fn();
  expect(await run(script, 1, late)).toBe('stalled');
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  expect(late).toHaveBeenCalledTimes(1);
});

test('styles of one version are taken away, also those that came by a later try', () => {
  const other = assetAt('/remotes/booking/1.1.0/c/dialog.css');
  void run({ ...style, url: `${style.url}?try=1` }, 1_000, () => {});
  void run(other, 1_000, () => {});
  removeStyles(document, [script, style]);
  expect(styles().map(({ href }) => new URL(href).pathname)).toEqual([other.url]);
});
