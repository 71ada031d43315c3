import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marketplace } from './marketplace/document.ts';
import { ownerAdminStatic } from './owner-admin-static/document.ts';
import { quotesOf, strayMarks } from './quotes-of.ts';
import { formsOf } from './shown.ts';
import { holdsText, standsInSource, standsInTest } from './stands-in.ts';

const DOCUMENTS = [marketplace, ownerAdminStatic];
const ROOT = path.join(__dirname, '../../..');
const contents = new Map<string, string>();
const contentOf = (file: string): string => {
  const content = contents.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  contents.set(file, content);
  return content;
};
const beside = (file: string): string => path.join(ROOT, '../shared/spec', file);

// The specification is next to the checkout, or missing, as with a clone made elsewhere.
for (const { file, shown, exceptions } of DOCUMENTS.filter(({ file }) => existsSync(beside(file)))) {
  test(`the list has every text that ${file} quotes, and no other`, () => {
    const document = readFileSync(beside(file), 'utf8');
    expect(strayMarks(document)).toEqual([]);
    const listed = [...shown.flatMap(({ texts }) => texts.map(formsOf)), ...exceptions];
    expect([...new Set(listed.map(({ text }) => text))].sort()).toEqual([...quotesOf(document)].sort());
  });
}

test.each(DOCUMENTS)('each text of $file stands on its screen, and a test sees it there', ({ shown }) => {
  const faults = shown.flatMap(({ screen, source, test: seenBy, texts }) =>
    texts
      .map(formsOf)
      .flatMap(({ text, written, seen }) => [
        ...(standsInSource(written, contentOf(source))
          ? []
          : [`${screen}: ${source} does not show '${written}'.`]),
        ...(standsInTest(seen, contentOf(seenBy))
          ? []
          : [`${screen}: ${seenBy} does not look for '${seen}'.`]),
        ...(holdsText(seen, text) ? [] : [`${screen}: '${seen}' is not '${text}'.`]),
      ]),
  );
  expect(faults).toEqual([]);
});

test.each(DOCUMENTS)('what $file quotes is shown or excepted, and never both', ({ shown, exceptions }) => {
  const all = new Set(shown.flatMap(({ texts }) => texts.map((entry) => formsOf(entry).text)));
  expect(exceptions.filter(({ text }) => all.has(text))).toEqual([]);
});

test('quotations are read in both marks, with names and apostrophes in them', () => {
  const line = `It says 'Delete "{name}"?' or "Couldn't load it", the salon's 'It isn't there', then 'Done'.`;
  expect(quotesOf(line)).toEqual(['Delete "{name}"?', "Couldn't load it", "It isn't there", 'Done']);
  expect(strayMarks(line)).toEqual([]);
  expect(strayMarks(`It says 'Done".`)).not.toEqual([]);
});

test.each([
  ['Failed', `notify.error('Failed');`, true],
  ['Failed', `notify.error('Failed again');`, false],
  ['Failed', `// it says 'Failed'`, false],
  ['All done now', '<p>\n  All done\n  now\n</p>', true],
  ["Couldn't load", `const FAILED = "Couldn't load";`, true],
  ['Page {page} of {pages}', '<b>Page {page + 1} of {pages}</b>', true],
])('%s stands in %j: %s', (text, code, stands) => {
  expect(standsInSource(text, code)).toBe(stands);
});

test.each([
  ["expect(screen.getByText('Failed')).toBeVisible();", true],
  ['await page.getByText(/^Failed$/).waitFor();', true],
  ["test('Failed', () => {});", false],
  ["test.each([[1]])('Failed', () => {});", false],
  ["answered({ message: 'Failed' })", false],
])('a test that has %s looks for it: %s', (code, stands) => {
  expect(standsInTest('Failed', code)).toBe(stands);
});
