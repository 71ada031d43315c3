import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aPage, aRemote, assetAt } from '../testing/page-data.builder.ts';
import { showApp } from './show-app.tsx';

const { composition } = aPage(aRemote('discovery'));
const running = composition.remotes.discovery;
const App = () => <h1>Salons</h1>;

interface Given {
  readonly rendered?: string;
  readonly running?: typeof running | undefined;
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly html?: string;
}

/** The page after its app was shown: whether its heading is still the element that came with the HTML. */
const show = async (given: Given) => {
  const root = document.createElement('div');
  root.innerHTML = given.html ?? renderToString(<App />);
  if (given.rendered) root.dataset.rendered = given.rendered;
  const came = root.querySelector('h1');
  const onMismatch = jest.fn();
  const state = { initialized: true, errors: given.errors ?? null, loaderData: {} };
  await act(async () => {
    showApp({
      ...{ root, composition, onMismatch, onTakenOver: () => {}, app: <App />, options: {} },
      router: { state, subscribe: () => () => {} } as unknown as Parameters<typeof showApp>[0]['router'],
      loader: { runningOf: () => given.running },
    });
  });
  const heading = root.querySelector('h1');
  expect(heading?.textContent).toBe('Salons');
  return { isSame: heading === came, mismatches: onMismatch.mock.calls.length };
};

test('content of the same releases is taken over as it is', async () => {
  expect(await show({ rendered: composition.id, running })).toEqual({ isSame: true, mismatches: 0 });
});

test('a page without content is rendered here', async () => {
  expect(await show({ html: '<p>Not here yet</p>' })).toEqual({ isSame: false, mismatches: 0 });
});

test('content of other releases is replaced', async () => {
  expect(await show({ rendered: 'other' })).toMatchObject({ isSame: false });
});

test('content is replaced when a remote fell back to its version before', async () => {
  const before = { ...running, version: '0.9.0', entry: assetAt('/old.js') } as typeof running;
  expect(await show({ rendered: composition.id, running: before })).toMatchObject({ isSame: false });
});

test('content is replaced when the page can show only a failure', async () => {
  const errors = { home: new Error('no code') };
  expect(await show({ rendered: composition.id, errors })).toMatchObject({ isSame: false });
});

test('an element that is not as it came is told', async () => {
  const shown = await show({ rendered: composition.id, html: '<h1>Saloons</h1>' });
  expect(shown.mismatches).toBeGreaterThan(0);
});
