import { PAGE_DATA_ID } from '@sundara/contracts/federation';
import { aPage, aRemote, aRoute } from '../testing/page-data.builder.ts';
import { showFatalErrorPage } from './fatal-error-page.ts';
import { completePageData, hasOverride, readWrittenData } from './page-data.ts';

const readPage = () => completePageData(readWrittenData(document));
const pageWith = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}"></script>`;
  document.getElementById(PAGE_DATA_ID)?.append(text);
  return readPage();
};

const whole = aPage(aRemote('discovery', { routes: [aRoute()] }));

test('data that fits the schema is read', async () => {
  expect(await pageWith(JSON.stringify(whole))).toEqual({ ok: true, data: whole });
});

test('a page of a site that knows no flags has none on', async () => {
  const { flags: _, ...earlier } = whole;
  expect(await pageWith(JSON.stringify(earlier))).toMatchObject({ ok: true, data: { flags: [] } });
});

test('a page without data, with broken JSON or with a broken composition has a code for each', async () => {
  document.body.innerHTML = '';
  expect(await readPage()).toMatchObject({ ok: false, code: 'PAGE_DATA_MISSING' });
  expect(await pageWith('{"environment":')).toMatchObject({ ok: false, code: 'PAGE_DATA_UNREADABLE' });
  expect(await pageWith('{"environment":"test"}')).toMatchObject({ ok: false, code: 'PAGE_DATA_INVALID' });
});

const booking = aRemote('booking', { routes: [aRoute({ path: '/pay' })] });

/** A page whose 'discovery' is broken by `breakIt`, next to an intact 'booking'. */
const beside = (breakIt: (discovery: Record<string, unknown>) => unknown) => {
  const page = JSON.parse(JSON.stringify(aPage(aRemote('discovery', { routes: [aRoute()] }), booking)));
  page.composition.remotes.discovery = breakIt(page.composition.remotes.discovery);
  return pageWith(JSON.stringify(page));
};

test.each(['', 'sha256-AAAA', undefined])(
  'a remote whose entry has the hash %j is left out with the reason, and the others run',
  async (integrity) => {
    expect(
      await beside(({ entry, ...rest }) => ({ ...rest, entry: { ...Object(entry), integrity } })),
    ).toMatchObject({
      ok: true,
      data: {
        composition: {
          remotes: { booking },
          leftOut: { discovery: { version: '1.0.0', why: expect.stringContaining('entry.integrity') } },
        },
      },
    });
  },
);

test.each([
  ['truncated', ({ declaration: _, ...rest }: Record<string, unknown>) => rest],
  ['empty', () => ({})],
  ['no object', () => 'discovery'],
  [
    'hostile',
    (remote: object) => ({ ...remote, scope: 'alert(1)//', declaration: { routes: 'x'.repeat(10_000) } }),
  ],
])('a remote that is %s is left out, and the others run', async (_, breakIt) => {
  const read = await beside(breakIt);
  expect(read.ok && Object.keys(read.data.composition.remotes)).toEqual(['booking']);
  expect(read.ok && Object.keys(read.data.composition.leftOut ?? {})).toEqual(['discovery']);
});

test('a version before that breaks the schema is none to fall back to', async () => {
  const read = await beside((remote) => ({ ...remote, previous: { version: '0.9.0' } }));
  expect(read.ok && read.data.composition.remotes.discovery).toMatchObject({
    version: '1.0.0',
    previous: undefined,
  });
});

test('the fatal face says in words what happened, with its code and a way to reload', () => {
  showFatalErrorPage(document, { code: 'PAGE_DATA_INVALID', detail: 'composition: wrong' });
  expect(document.body).toHaveTextContent('Sundara could not start');
  expect(document.body).toHaveTextContent('PAGE_DATA_INVALID · composition: wrong');
  expect(document.querySelector('button')).toHaveTextContent('Reload the page');
});

const override = { by: 'Asha', until: '2026-11-21T10:00:00Z', versions: {}, faults: {} };

test('test versions are known of even where the rest of the data is broken', async () => {
  await pageWith(JSON.stringify({ qa: { defaults: {}, override } }));
  expect(hasOverride(document)).toBe(true);
  await pageWith(JSON.stringify({ ...whole, qa: { defaults: {} } }));
  expect(hasOverride(document)).toBe(false);
  await pageWith('{"environment":');
  expect(hasOverride(document)).toBe(false);
});

test('only who runs test versions is offered to leave them', () => {
  const fault = { code: 'SHELL_BOOT_FAILED', detail: 'no' };
  showFatalErrorPage(document, { ...fault, override: true });
  expect(document.querySelector('a')).toHaveTextContent('Leave the test versions');
  expect(document.querySelector('a')).toHaveAttribute('href', '?safe=forget');
  showFatalErrorPage(document, fault);
  expect(document.querySelector('a')).toBeNull();
});
