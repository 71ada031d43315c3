import { readReports } from './browser-report.ts';

const ID = '9252d114-fee3-490c-a14f-81a6cad6ebea';

test('a breach of a policy is told by rule, what was refused and page, without query or ids', () => {
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: `https://evil.example/${ID}.js?who=asha`,
    documentURL: `https://sundara.example/salon/${ID}?token=secret#top`,
    sample: 'alert(1)',
  };
  expect(readReports([{ type: 'csp-violation', body }])).toEqual([
    {
      kind: 'policy',
      rule: 'script-src-elem',
      blocked: 'https://evil.example/:id.js',
      page: '/salon/:id',
    },
  ]);
});

test('an older browser says the same in its own words', () => {
  const report = {
    'violated-directive': "script-src-elem 'nonce-x'",
    'blocked-uri': 'inline',
    'document-uri': 'https://sundara.example/salons?q=hair',
  };
  expect(readReports({ 'csp-report': report })).toEqual([
    { kind: 'policy', rule: 'script-src-elem', blocked: 'inline', page: '/salons' },
  ]);
});

test('a script without a hash is told as such', () => {
  const body = {
    destination: 'script',
    blockedURL: 'https://files.example/a.js',
    documentURL: 'https://s.example/',
  };
  expect(readReports([{ type: 'integrity-violation', body }])).toEqual([
    { kind: 'integrity', rule: 'script', blocked: 'https://files.example/a.js', page: '/' },
  ]);
});

test.each([
  ['another type', 'deprecation', { id: 'unload' }],
  [
    'an extension of the browser',
    'csp-violation',
    { effectiveDirective: 'img-src', blockedURL: 'moz-extension://a/b' },
  ],
  [
    'a script of an extension',
    'csp-violation',
    { effectiveDirective: 'eval', sourceFile: 'chrome-extension://a/b' },
  ],
  ['no rule', 'csp-violation', { blockedURL: 'inline' }],
  ['what is no text', 'csp-violation', { effectiveDirective: { script: 1 } }],
])('%s counts for nothing', (_, type, body) => {
  expect(readReports([{ type, body }, { type }])).toEqual([]);
});

test('a request counts for fifty reports at most, and no word of it is long', () => {
  const body = {
    effectiveDirective: 'x'.repeat(5_000),
    blockedURL: `https://a.example/${'y'.repeat(5_000)}`,
  };
  const read = readReports(Array.from({ length: 60 }, () => ({ type: 'csp-violation', body })));
  expect(read).toHaveLength(50);
  for (const text of [read[0]?.rule, read[0]?.blocked]) expect(text).toHaveLength(200);
});
