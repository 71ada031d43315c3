/** @jest-environment node */
import { listSublocalities, succeed } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, RenderJob } from '@sundara/contracts/federation';
import { Box, usePageTitle } from '@sundara/web/core';
import { redirect, useLoaderData } from '@sundara/web/router';
import { Suspense, use } from 'react';
import { aPage, aRemote, aRoute, PROVIDES } from '../testing/page-data.builder.ts';
import { rendererOf } from './render-page.tsx';

const URL_OF_PLACES = '/api/public/salons/sublocalities';
const PLACES = { status: 200, body: succeed('Found', { sublocalities: ['Ameerpet'], localities: [] }) };

const loadPlaces = async ({ shell }: RemoteLoaderArgs) => {
  const places = await shell.http.call(listSublocalities, {});
  return { places: places.ok ? places.data.sublocalities : [], later: Promise.resolve('soon') };
};
const Later = ({ later }: { readonly later: Promise<string> }) => <b>{use(later)}</b>;
const Home = () => {
  const { places, later } = useLoaderData<Awaited<ReturnType<typeof loadPlaces>>>();
  usePageTitle(`Salons in ${places}`);
  return (
    <Box sx={{ color: 'rgb(1, 2, 3)' }}>
      <h1>Salons in {places}</h1>
      <Suspense fallback="waiting">
        <Later later={later} />
      </Suspense>
    </Box>
  );
};

// React warns of Node 20, which can't tell whether a buffer was moved; the text is whole nevertheless.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

const { composition, ...page } = aPage(aRemote('discovery', { routes: [aRoute()] }));
const render = (module: object, given: Partial<RenderJob> = {}) => {
  const job = { path: '/', now: '2026-11-26T06:30:00.000Z', page, replies: { [URL_OF_PLACES]: PLACES } };
  const renderPage = rendererOf(PROVIDES)(composition, () => ({ './routes/home': async () => module }));
  return renderPage({ ...job, ...given });
};

test('a public page renders without a document, with its data inside the frame, and its styles', async () => {
  expect(typeof document).toBe('undefined');
  const rendered = await render({ Component: Home, loader: loadPlaces });
  if (rendered.kind !== 'rendered') throw new Error(rendered.detail);
  const html = rendered.html.replaceAll('<!-- -->', '');
  expect(/<main.*<h1>(.*)<\/h1>/.exec(html)?.[1]).toBe('Salons in Ameerpet');
  expect(rendered.styles.map(({ css }) => css).join('')).toContain('rgb(1, 2, 3)');
});

test('it tells the title that the page gives itself', async () => {
  expect(await render({ Component: Home, loader: loadPlaces })).toMatchObject({
    title: 'Salons in Ameerpet',
  });
  expect(await render({}, { path: '/forgot-password' })).toMatchObject({ title: undefined });
});

test('what comes later in the page is in its HTML too', async () => {
  const rendered = await render({ Component: Home, loader: loadPlaces });
  expect(rendered).toMatchObject({ html: expect.stringContaining('<b>soon</b>') });
  expect(rendered).toMatchObject({ html: expect.not.stringContaining('waiting') });
});

test('a page that reads what its route does not declare is not rendered', async () => {
  const rendered = await render({ Component: Home, loader: loadPlaces }, { replies: {} });
  expect(rendered).toEqual({ kind: 'undeclared', detail: `GET ${URL_OF_PLACES}` });
});

test('all addresses that nobody has are the same page', async () => {
  const rendered = await render({}, { path: '/-/unknown' });
  expect(rendered).toMatchObject({ html: expect.stringContaining('404 - Page Not Found') });
  for (const path of ['/nowhere', '/about/us?q=spa&sign-in=login&next=%2Fbookings'])
    expect(await render({}, { path })).toEqual(rendered);
});

test('an address that leads elsewhere is not rendered', async () => {
  const rendered = await render({ Component: Home, loader: () => redirect('/salons') });
  expect(rendered).toEqual({ kind: 'elsewhere', detail: '/salons' });
});

const Broken = () => {
  throw new Error('no salon');
};
const fails = () => {
  throw new Error('no data');
};
test.each([
  ['a component', { Component: Broken }, /no salon/],
  ['a loader', { Component: Home, loader: fails }, /no data/],
  ['a module', {}, /exports no Component/],
])('a page of which %s fails is not rendered, and says why', async (_, module, reason) => {
  expect(await render(module)).toEqual({ kind: 'failed', detail: expect.stringMatching(reason) });
});

test.each([
  ['/forgot-password', 'Send Reset Link'],
  ['/reset-password/abc', 'Reset Password'],
  ['/sign-in-link/abc', 'Sign in by your link'],
  ['/confirm-email/abc', 'Confirm my e-mail'],
])("the shell's own page %s renders there too", async (path, button) => {
  expect(await render({}, { path })).toMatchObject({ html: expect.stringContaining(button) });
});
