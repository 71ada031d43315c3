import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { forEachDatabase } from '../../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { HELD_OUT_SPELLINGS, SPELLING_CORPUS, type SpellingLine } from './spelling-corpus.ts';

interface Found {
  readonly salons: readonly { readonly name: string; readonly address: { readonly sublocality: string } }[];
  readonly services: readonly { readonly name: string; readonly specializations: readonly string[] }[];
  readonly localities: readonly { readonly name: string }[];
  readonly specialties: readonly { readonly name: string }[];
}

/** Whether the wanted result is among the first five that the answer shows. */
const isShown = (
  { kind, wants }: SpellingLine,
  { salons, services, localities, specialties }: Found,
): boolean => {
  const named = (items: readonly { readonly name: string }[]) =>
    items.slice(0, 5).some(({ name }) => name === wants);
  switch (kind) {
    case 'locality': {
      const first = salons.slice(0, 5);
      return (
        named(localities) || (first.length > 0 && first.every(({ address }) => address.sublocality === wants))
      );
    }
    case 'service':
      return services
        .slice(0, 5)
        .some((hit) =>
          [hit.name, ...hit.specializations].some((text) => text.toLowerCase().includes(wants.toLowerCase())),
        );
    case 'specialty':
      return named(specialties);
    case 'salon':
      return named(salons);
  }
};

forEachDatabase((kind, open) => {
  let api: TestApp;
  before(async () => {
    api = await testApp(await open('demo'));
  });

  const missed = async (lines: readonly SpellingLine[]) => {
    const odd: SpellingLine[] = [];
    for (const line of lines) {
      const { json } = await api.call(
        'GET',
        `/api/public/salons?limit=5&q=${encodeURIComponent(line.query)}`,
      );
      if (!isShown(line, json)) odd.push(line);
    }
    for (const { query, wants } of odd) console.log(`not found on ${kind}: ${query} (${wants})`);
    return odd.length / lines.length;
  };

  it('has at least 300 ways to write, none twice', () => {
    const all = [...SPELLING_CORPUS, ...HELD_OUT_SPELLINGS].map(({ kind, query }) => `${kind} ${query}`);
    assert.equal(new Set(all).size, all.length);
    assert.equal(all.length >= 300, true, `${all.length} lines`);
  });

  it('finds more than 95 of 100 spellings among the first five', async () => {
    const share = await missed(SPELLING_CORPUS);
    console.log(`spellings found on ${kind}: ${(100 * (1 - share)).toFixed(1)}%`);
    assert.equal(share < 0.05, true);
  });

  it('finds more than 90 of 100 of those that no rule was made for', async () => {
    const share = await missed(HELD_OUT_SPELLINGS);
    console.log(`held-out spellings found on ${kind}: ${(100 * (1 - share)).toFixed(1)}%`);
    assert.equal(share < 0.1, true);
  });
});
