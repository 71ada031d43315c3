import { defineDeclaration } from './declaration.ts';
import type { RemoteFacts, ShellFacts } from './gate.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { findOmissions } from './omissions.ts';

const shell: ShellFacts = {
  version: '1.0.0',
  provides: { shellApi: '1.0.0', providerApi: '1.0.0', shared: {} },
  routes: [],
  offers: [{ point: 'shell.search', version: '1.0.0', props: {} }],
  knows: KNOWN_WORDS,
};
const declaration = defineDeclaration({
  id: 'loyalty',
  title: 'Loyalty',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [{ path: '/loyalty', expose: './page', access: ['customer'], title: 'Loyalty', skeleton: 'text' }],
  navigation: [{ placement: 'header', label: 'Points', to: '/loyalty', order: 1 }],
  extensionPoints: { offers: [], fills: [] },
  operations: [],
});
const [route] = declaration.routes;
const [link] = declaration.navigation;

const loyalty = (given: object = {}, points: Partial<RemoteFacts['points']> = {}): RemoteFacts => ({
  id: 'loyalty',
  version: '1.1.0',
  declaration: { ...declaration, ...given },
  shared: {},
  points: { offers: [], fills: [], ...points },
});
const told = (host: ShellFacts, ...remotes: readonly RemoteFacts[]) =>
  findOmissions(host, remotes).map(({ release, what }) => `${release}: ${what}`);

test('of words that a shell knows nothing is left out', () => {
  const fills = [{ point: 'shell.search', range: '^1.0.0', props: {} }];
  expect(told(shell, loyalty({}, { fills }))).toEqual([]);
});

test('a place, a role and a point of a newer contract are told with the host that leaves them out', () => {
  const newer = loyalty(
    {
      routes: [{ ...route, access: ['auditor'] }],
      navigation: [{ ...link, placement: 'dock', roles: ['auditor'] }],
    },
    { fills: [{ point: 'customer.card', range: '^1.0.0', props: {} }] },
  );
  expect(told(shell, newer)).toEqual([
    "loyalty@1.1.0: shell@1.0.0 draws no link 'Points', as it knows no place 'dock'",
    "loyalty@1.1.0: shell@1.0.0 takes nobody for 'auditor', as it knows no such role",
    "loyalty@1.1.0: nobody offers 'customer.card', so what it shows there isn't shown",
  ]);
});

test('a point that another remote offers is met, and a shell that does not say what it knows is not judged', () => {
  const offers = [{ point: 'customer.card', version: '1.0.0', props: {} }];
  const fills = [{ point: 'customer.card', range: '^1.0.0', props: {} }];
  const dock = { navigation: [{ ...link, placement: 'dock' }] };
  const customer = { ...loyalty({}, { offers }), id: 'customer' };
  expect(told({ ...shell, knows: undefined }, loyalty(dock, { fills }), customer)).toEqual([]);
});
