/** @jest-environment jest-fixed-jsdom */
import { afterFirstFrame } from './after-first-frame.ts';

const arrive = (html: string) => {
  document.body.innerHTML = html;
  const done: string[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    done.push('asked for a frame');
    setTimeout(() => {
      done.push('frame');
      draw(0);
    }, 5);
    return 1;
  });
  return { done, waited: afterFirstFrame(window).then(() => done.push('code')) };
};
afterEach(() => jest.restoreAllMocks());

test('the code of a page that came with content runs after a frame has shown it', async () => {
  const { done, waited } = arrive('<div id="root" data-rendered="id"><h1>Salons</h1></div>');
  await waited;
  expect(done).toEqual(['asked for a frame', 'frame', 'code']);
});

test('a page without content doesn’t wait', async () => {
  const { done, waited } = arrive('<div id="root"></div>');
  await waited;
  expect(done).toEqual(['code']);
});

test('a page in the background doesn’t wait, as nothing draws it', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { done, waited } = arrive('<div id="root" data-rendered="id"></div>');
  await waited;
  expect(done).toEqual(['code']);
});
