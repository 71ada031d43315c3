import { declarationSchema, defineDeclaration, resolveFirstData } from './declaration.ts';

const data = {
  operation: 'salon.orders',
  path: '/api/salon/:id/orders',
  public: false,
  params: { id: ':id' },
  query: { limit: '10', q: '?q' },
};

test('first data takes its values from the path, from the query string and from the declaration', () => {
  const search = new Map([['q', 'asha']]);
  expect(resolveFirstData(data, { params: { id: 's1' }, search })).toEqual({
    params: { id: 's1' },
    query: { limit: '10', q: 'asha' },
  });
});

test('what the query string leaves open stays open', () => {
  expect(resolveFirstData(data, { params: { id: 's1' }, search: new Map() })?.query).toEqual({
    limit: '10',
    q: undefined,
  });
});

test('without a path parameter there is no first data', () => {
  expect(resolveFirstData(data, { params: {}, search: new Map() })).toBeUndefined();
});

const written = {
  id: 'admin',
  title: 'Administration',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [
    {
      path: '/admin/salons',
      expose: './routes/salons',
      access: ['admin' as const],
      title: 'Salons',
      skeleton: 'table' as const,
      layout: { wide: true, parts: ['title' as const, 'rows' as const] },
    },
  ],
  navigation: [{ placement: 'sidebar' as const, label: 'Salons', to: '/admin/salons', order: 2 }],
  extensionPoints: { offers: [], fills: [] },
  operations: ['admin.salons'],
};
const [route] = written.routes;
const [link] = written.navigation;

test('a layout that is understood is read as it was written', () => {
  const read = declarationSchema.parse(defineDeclaration(written));
  expect(read.routes[0]?.layout).toEqual({ wide: true, parts: ['title', 'rows'] });
});

test.each([
  ['a part of a newer contract', { parts: ['title', 'carousel', 'rows'] }],
  ['another shape altogether', { columns: 3 }],
  ['no object', 'wide'],
])('a layout with %s leaves its route with the plain shape, and refuses nothing', (_, layout) => {
  const read = declarationSchema.parse({ ...written, routes: [{ ...route, layout }, route] });
  expect(read.routes.map((one) => [one.path, one.skeleton, one.layout?.parts])).toEqual([
    ['/admin/salons', 'table', undefined],
    ['/admin/salons', 'table', ['title', 'rows']],
  ]);
});

test('a skeleton of a newer contract leaves its route with the plainest, and refuses nothing', () => {
  const read = declarationSchema.parse({ ...written, routes: [{ ...route, skeleton: 'map' }, route] });
  expect(read.routes.map((one) => [one.path, one.skeleton])).toEqual([
    ['/admin/salons', 'text'],
    ['/admin/salons', 'table'],
  ]);
});

test('a link for a place of a newer contract refuses nothing, and is passed on as it is', () => {
  const newer = { ...link, placement: 'dock' };
  expect(declarationSchema.parse({ ...written, navigation: [newer, link] }).navigation).toEqual([
    newer,
    link,
  ]);
});

test('roles of a newer contract are read as they are, and refuse nothing', () => {
  const read = declarationSchema.parse({
    ...written,
    routes: [{ ...route, access: ['auditor', 'admin'] }],
    navigation: [{ ...link, roles: ['auditor'] }],
  });
  expect(read.routes[0]?.access).toEqual(['auditor', 'admin']);
  expect(read.navigation[0]?.roles).toEqual(['auditor']);
});

test.each([['invited'], [null], [{ plan: 'gold' }], [undefined]])(
  'a route with the access %j, which this contract does not know, is open to nobody',
  (access) => {
    const read = declarationSchema.parse({ ...written, routes: [{ ...route, access }, route] });
    expect(read.routes.map((one) => one.access)).toEqual([[], ['admin']]);
  },
);

test('fields of a newer contract are kept for the next reader, and are none of who writes by this one', () => {
  const newer = {
    ...written,
    languages: ['te'],
    routes: [{ ...route, transition: 'slide' }],
    navigation: [{ ...link, badge: 'new' }],
    extensionPoints: {
      offers: [],
      fills: [{ point: 'shell.search', range: '^1.0.0', expose: './search', when: 'idle' }],
      asks: ['shell.dock'],
    },
  };
  expect(declarationSchema.parse(newer)).toMatchObject(newer);
  const parsed = JSON.stringify(defineDeclaration(newer as Parameters<typeof defineDeclaration>[0]));
  for (const field of ['languages', 'transition', 'badge', 'when', 'asks'])
    expect(parsed).not.toContain(field);
});

test('points, operations and fields of a newer contract refuse nothing', () => {
  const extensionPoints = {
    offers: ['customer.dashboard-card'],
    fills: [{ point: 'salon.side-card', range: '^1.0.0', expose: './extensions/card', when: 'idle' }],
  };
  const newer = { ...written, extensionPoints, operations: ['gift.create'], languages: ['te'] };
  expect(declarationSchema.parse(newer)).toMatchObject({
    operations: ['gift.create'],
    extensionPoints: {
      offers: ['customer.dashboard-card'],
      fills: [{ point: 'salon.side-card', range: '^1.0.0', expose: './extensions/card' }],
    },
  });
});

test('whoever writes a part, a skeleton, a place, a role or a point that there is not is told so', () => {
  expect(() =>
    // @ts-expect-error: no such part
    defineDeclaration({ ...written, routes: [{ ...route, layout: { parts: ['carousel'] } }] }),
  ).toThrow(/layout/);
  expect(() =>
    // @ts-expect-error: no such skeleton
    defineDeclaration({ ...written, routes: [{ ...route, skeleton: 'map' }] }),
  ).toThrow(/skeleton/);
  expect(() =>
    // @ts-expect-error: no such place
    defineDeclaration({ ...written, navigation: [{ ...link, placement: 'dock' }] }),
  ).toThrow(/placement/);
  expect(() =>
    // @ts-expect-error: no such role
    defineDeclaration({ ...written, routes: [{ ...route, access: ['auditor'] }] }),
  ).toThrow(/access/);
  expect(() =>
    // @ts-expect-error: no such role
    defineDeclaration({ ...written, navigation: [{ ...link, roles: ['auditor'] }] }),
  ).toThrow(/roles/);
  const offers = ['customer.dashboard-card'];
  expect(() =>
    // @ts-expect-error: no such point
    defineDeclaration({ ...written, extensionPoints: { offers, fills: [] } }),
  ).toThrow(/offers/);
});
