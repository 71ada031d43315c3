import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Picture } from './picture.tsx';

const IMAGE = { url: '/p.jpg', avif: '/p.avif', alt: 'A room', placeholder: 'data:,' };
const show = (image: Parameters<typeof Picture>[0]['image'] = IMAGE) =>
  render(<Picture image={image} ratio={3 / 2} sizes="100vw" />);
const NEVER = new Promise<never>(() => {});
const Waits = () => use(NEVER);
const picture = () => screen.getByAltText<HTMLImageElement>('A room');

test('a browser that knows AVIF gets it, every other one JPEG, each in the widths that are served', () => {
  const { container } = show();
  const source = container.querySelector('source[type="image/avif"]');
  expect(source?.getAttribute('srcset')).toContain(
    '/p.avif?w=320 320w, /p.avif?w=640 640w, /p.avif?w=960 960w',
  );
  expect(picture().srcset).toContain('/p.jpg?w=1280 1280w');
});

test('a picture without an AVIF offers none', () => {
  const { url, alt, placeholder } = IMAGE;
  expect(show({ url, alt, placeholder }).container.querySelector('source')).toBeNull();
});

test('the stand-in shows until the picture is there', () => {
  show();
  expect(picture()).toHaveStyle({ opacity: 0 });
  fireEvent.load(picture());
  expect(picture()).toHaveStyle({ opacity: 1 });
});

test('a picture that does not come leaves its stand-in', () => {
  show();
  fireEvent.error(picture());
  expect(picture()).toHaveStyle({ opacity: 0 });
});

test('a picture of a page that is given up before it is shown has no address, which would keep it for ever', async () => {
  const addressed = jest.spyOn(Element.prototype, 'setAttribute');
  await act(async () =>
    render(
      <Suspense fallback="Coming">
        <Picture image={IMAGE} ratio={1} sizes="1px" />
        <Waits />
      </Suspense>,
    ),
  );
  const given = addressed.mock.calls.map(([name]) => name.toLowerCase());
  expect(screen.getByText('Coming')).toBeVisible();
  expect(given).toContain('alt');
  expect(given).toEqual(expect.not.arrayContaining(['src', 'srcset']));
  jest.restoreAllMocks();
});

test.each([
  ['came', 640, 1],
  ['failed', 0, 0],
])('a picture that %s before the page could hear of it is treated so', (_, width, opacity) => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  render(<Picture image={IMAGE} ratio={1} sizes="1px" eager />);
  expect(picture()).toHaveStyle({ opacity });
  jest.restoreAllMocks();
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload="alert(1)"/>'])(
  'an address that is none of the web, %s, is not taken over: the stand-in shows',
  (address) => {
    const { container } = show({ ...IMAGE, url: address, avif: address });
    expect(container.querySelector('source')).toBeNull();
    expect(picture().getAttributeNames()).toEqual(expect.not.arrayContaining(['src', 'srcset']));
    expect(picture()).toHaveStyle({ opacity: 0 });
  },
);
