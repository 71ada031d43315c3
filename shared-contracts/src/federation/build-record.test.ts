import { buildManifestSchema, pointsSchema } from './build-record.ts';

test('a shell that was built before it could offer a point offers none', () => {
  const { shell } = buildManifestSchema.parse({
    kind: 'shell',
    id: 'shell',
    version: '1.0.0',
    scope: '',
    entry: ['main.js'],
    chunks: {},
    source: 'abc',
    owner: 'Shell team',
    shell: {
      provides: { shellApi: '1.0.0', providerApi: '1.0.0', shared: {} },
      routes: [],
      style: '',
      fonts: [],
    },
  });
  expect(shell?.offers).toEqual([]);
});

test('points of a newer contract are read with the props that their builds say', () => {
  const points = {
    offers: [{ point: 'customer.dashboard-card', version: '1.0.0', props: { since: 'instant' } }],
    fills: [{ point: 'salon.side-card', range: '^1.0.0', props: {} }],
  };
  expect(pointsSchema.parse(points)).toEqual(points);
});
