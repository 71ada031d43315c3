/** @jest-environment ./tools/src/jest/hydration-environment.ts */
import type { ComponentType } from 'react';
import { hydrate } from './hydrate.ts';
import type { Side } from './hydration-options.ts';

const Now = ({ useNow }: { useNow: (everyMs: number) => Date }) => <h1>{useNow(1000).toISOString()}</h1>;

const PAGES: Readonly<Record<string, (side: Side) => Promise<ComponentType>>> = {
  'asks for the width before it is hydrated': async () => {
    const { useMediaQuery } = await import('../../core/index.ts');
    return () => <h1>{useMediaQuery('(min-width: 900px)', { noSsr: true }) ? 'Wide' : 'Narrow'}</h1>;
  },
  'reads the storage while it renders': async () => () => (
    <h1>{typeof localStorage === 'undefined' ? 'Nothing' : localStorage.getItem('word')}</h1>
  ),
  'reads the clock while it renders': async () => () => <h1>{new Date().toISOString()}</h1>,
  'has another attribute in a browser': async () => () => (
    <h1 id={typeof document === 'undefined' ? 'a' : 'b'}>Same</h1>
  ),
  'asks for the width after it is hydrated': async () => {
    const { useMediaQuery } = await import('../../core/index.ts');
    return () => <h1>{useMediaQuery('(min-width: 900px)') ? 'Wide' : 'Narrow'}</h1>;
  },
  'waits for the clock': async ({ renderedAt }) => {
    const { ClockProvider, useNow } = await import('../../core/index.ts');
    return () => (
      <ClockProvider renderedAt={renderedAt}>
        <Now useNow={useNow} />
      </ClockProvider>
    );
  },
  'waits for the storage': async () => {
    const { useStored } = await import('../../core/index.ts');
    return () => (
      <h1>{useStored<string | null>(() => localStorage.getItem('word'), null).value ?? 'Nothing'}</h1>
    );
  },
};

const open = async (name: string) => {
  const shown: (string | null | undefined)[] = [];
  const hydration = await hydrate({
    address: '/',
    width: 1280,
    before: () => localStorage.setItem('word', 'Stored'),
    pageOf: async (side) => {
      const Page = await PAGES[name]?.(side);
      return Page && <Page />;
    },
    after: () => void shown.push(document.querySelector('h1')?.textContent),
  });
  return { ...hydration, shown };
};

test.each([
  'asks for the width before it is hydrated',
  'reads the storage while it renders',
  'reads the clock while it renders',
])('a page that %s is found, and its heading was replaced', async (name) => {
  const { faults, keepsHeading } = await open(name);
  expect(faults).toEqual([expect.stringContaining('Hydration failed')]);
  expect(keepsHeading).toBe(false);
});

test('an attribute that differs is found', async () => {
  const { faults } = await open('has another attribute in a browser');
  expect(faults).toEqual([expect.stringContaining("didn't match")]);
});

test.each([
  ['asks for the width after it is hydrated', 'Narrow', 'Wide'],
  ['waits for the clock', '2026-11-24T08:29:30.000Z', '2026-11-24T15:29:30.000Z'],
  ['waits for the storage', 'Nothing', 'Stored'],
])(
  'a page that %s is hydrated in place, and then shows what this browser knows',
  async (name, first, then) => {
    const { html, faults, keepsHeading, shown } = await open(name);
    expect(html).toContain(first);
    expect({ faults, keepsHeading, shown }).toEqual({ faults: [], keepsHeading: true, shown: [then] });
  },
);
