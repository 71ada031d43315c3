import { afterPicture } from './after-picture.ts';
import type { Page } from './page.ts';

const PICTURE =
  '<picture><source type="image/avif" srcset="/a.avif 320w" sizes="100vw"><img src="/a.jpg" fetchpriority="high"></picture>';
const LINK = '<link rel="preload" as="script" href="/home.js">';

/** The page's body with this content, after its script has run. */
const open = (html: string): void => {
  const page = { content: { html }, nonce: 'N0nce' } as Page;
  document.body.innerHTML = `<div id="root">${html}</div>${afterPicture(page, [LINK]).join('')}`;
  const script = document.querySelector('script');
  if (script) new Function(script.textContent ?? '')();
};
const links = () => document.body.querySelectorAll('link').length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['load', 'error'])('downloads of code begin at the %s of the first picture, once', (event) => {
  open(PICTURE);
  expect(links()).toBe(0);
  document.querySelector('img')?.dispatchEvent(new Event(event));
  jest.advanceTimersByTime(10_000);
  expect(links()).toBe(1);
});

test('a slow picture holds them up for 600 ms', () => {
  open(PICTURE);
  jest.advanceTimersByTime(599);
  expect(links()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(links()).toBe(1);
});

test('without an urgent picture they begin at once', () => {
  open('<h1>Salons</h1>');
  expect(links()).toBe(1);
  expect(document.querySelector('template')).toBeNull();
});
