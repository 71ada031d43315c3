import { PAGE_DATA_ID } from '@sundara/contracts/federation';
import { aPage, aRemote, aRoute } from '../testing/page-data.builder.ts';
import { showFatalFace } from './fatal-face.ts';
import { hasOverride, readPageData } from './page-data.ts';

const pageWith = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}"></script>`;
  document.getElementById(PAGE_DATA_ID)?.append(text);
  return readPageData(document);
};

const whole = aPage(aRemote('discovery', { routes: [aRoute()] }));

test('data that fits the schema is read', () => {
  expect(pageWith(JSON.stringify(whole))).toEqual({ ok: true, data: whole });
});

test('a page without data, with broken JSON or with a broken composition has a code for each', () => {
  document.body.innerHTML = '';
  expect(readPageData(document)).toMatchObject({ ok: false, code: 'PAGE_DATA_MISSING' });
  expect(pageWith('{"environment":')).toMatchObject({ ok: false, code: 'PAGE_DATA_UNREADABLE' });
  expect(pageWith('{"environment":"test"}')).toMatchObject({ ok: false, code: 'PAGE_DATA_INVALID' });
});

test.each(['', 'sha256-AAAA', undefined])('a remote whose entry has the hash %j is refused', (integrity) => {
  const corrupt = JSON.parse(JSON.stringify(whole));
  corrupt.composition.remotes.discovery.entry.integrity = integrity;
  expect(pageWith(JSON.stringify(corrupt))).toMatchObject({
    ok: false,
    code: 'PAGE_DATA_INVALID',
    detail: expect.stringContaining('composition.remotes.discovery.entry.integrity'),
  });
});

test('the fatal face says in words what happened, with its code and a way to reload', () => {
  showFatalFace(document, { code: 'PAGE_DATA_INVALID', detail: 'composition: wrong' });
  expect(document.body).toHaveTextContent('Sundara could not start');
  expect(document.body).toHaveTextContent('Code: PAGE_DATA_INVALID · composition: wrong');
  expect(document.querySelector('button')).toHaveTextContent('Reload the page');
});

const override = { by: 'Asha', until: '2026-11-21T10:00:00Z', versions: {}, faults: {} };

test('test versions are known of even where the rest of the data is broken', () => {
  pageWith(JSON.stringify({ qa: { defaults: {}, override } }));
  expect(hasOverride(document)).toBe(true);
  pageWith(JSON.stringify({ ...whole, qa: { defaults: {} } }));
  expect(hasOverride(document)).toBe(false);
  pageWith('{"environment":');
  expect(hasOverride(document)).toBe(false);
});

test('only who runs test versions is offered to leave them', () => {
  const fault = { code: 'SHELL_BOOT_FAILED', detail: 'no' };
  showFatalFace(document, { ...fault, override: true });
  expect(document.querySelector('a')).toHaveTextContent('Leave the test versions');
  expect(document.querySelector('a')).toHaveAttribute('href', '?safe=forget');
  showFatalFace(document, fault);
  expect(document.querySelector('a')).toBeNull();
});
