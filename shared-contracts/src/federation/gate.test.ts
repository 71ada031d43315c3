import { defineDeclaration } from './declaration.ts';
import { findMisfits, type RemoteFacts, type ShellFacts } from './gate.ts';
import type { PropShape } from './prop-shape.ts';

const POINT = 'discovery.booking-dialog';
const PROPS: PropShape = { basket: { services: [{ price: 'number' }] }, onClose: 'function' };

const shell: ShellFacts = {
  version: '1.0.0',
  provides: { shellApi: '1.2.0', providerApi: '1.0.0', shared: { react: '19.3.1' } },
  routes: [{ path: '/login' }],
  offers: [],
};

interface Given {
  readonly version?: string;
  readonly shellApi?: string;
  readonly providerApi?: string;
  readonly paths?: readonly string[];
  readonly shared?: RemoteFacts['shared'];
  readonly uses?: RemoteFacts['uses'];
  readonly offers?: RemoteFacts['points']['offers'];
  readonly fills?: RemoteFacts['points']['fills'];
}

/** A remote that fits, except for what the test changes. */
const aRemote = (id: string, given: Given = {}): RemoteFacts => ({
  id,
  version: given.version ?? '1.0.0',
  declaration: defineDeclaration({
    id,
    title: id,
    contracts: { shellApi: given.shellApi ?? '^1.0.0', providerApi: given.providerApi ?? '^1.0.0' },
    routes: (given.paths ?? []).map((path) => ({
      path,
      expose: './routes/home',
      access: 'public',
      title: 'A page',
      skeleton: 'text',
    })),
    navigation: [],
    extensionPoints: { offers: [], fills: [] },
    operations: [],
  }),
  shared: given.shared ?? { react: '^19.0.0' },
  uses: given.uses,
  points: { offers: given.offers ?? [], fills: given.fills ?? [] },
});

test('releases that fit the shell and each other may run together', () => {
  const offering = aRemote('discovery', {
    paths: ['/', '/salon/:id'],
    offers: [{ point: POINT, version: '1.1.0', props: PROPS }],
  });
  const filling = aRemote('booking', {
    paths: ['/pay'],
    fills: [{ point: POINT, range: '^1.0.0', props: PROPS }],
  });
  expect(findMisfits(shell, [offering, filling])).toEqual([]);
  expect(findMisfits(shell, [])).toEqual([]);
});

test('a remote written for another shell API is told with what was found and what would do', () => {
  expect(findMisfits(shell, [aRemote('booking', { version: '2.0.0', shellApi: '^2.0.0' })])).toEqual([
    {
      release: 'booking@2.0.0',
      rule: 'shell-api',
      found: 'it is written for shell API ^2.0.0, and shell@1.0.0 has 1.2.0',
      remedy: 'take a shell with shell API ^2.0.0, or a version of booking that accepts 1.2.0',
    },
  ]);
});

test('a remote that needs a newer minor of the shell API than there is does not fit, an older one does', () => {
  expect(findMisfits(shell, [aRemote('booking', { shellApi: '^1.3.0' })])).toHaveLength(1);
  expect(findMisfits(shell, [aRemote('booking', { shellApi: '^1.2.0' })])).toEqual([]);
});

test('a remote written for another provider API is told with what was found and what would do', () => {
  expect(findMisfits(shell, [aRemote('booking', { providerApi: '^1.1.0' })])).toEqual([
    {
      release: 'booking@1.0.0',
      rule: 'provider-api',
      found: 'it is written for provider API ^1.1.0, and shell@1.0.0 has 1.0.0',
      remedy: 'take a shell with provider API ^1.1.0, or a version of booking that accepts 1.0.0',
    },
  ]);
});

test('a shared package that the shell gives in another version, or not at all, is told by name', () => {
  const booking = aRemote('booking', { shared: { react: '^18.0.0', zustand: '^5.0.0' } });
  expect(findMisfits(shell, [booking])).toEqual([
    {
      release: 'booking@1.0.0',
      rule: 'shared-version',
      found: 'it needs react ^18.0.0, and shell@1.0.0 gives 19.3.1',
      remedy: "take a shell that gives react ^18.0.0, or build booking against this shell's",
    },
    {
      release: 'booking@1.0.0',
      rule: 'shared-version',
      found: 'it needs zustand ^5.0.0, and shell@1.0.0 gives none',
      remedy: "take a shell that gives zustand ^5.0.0, or build booking against this shell's",
    },
  ]);
});

const CORE = '@sundara/web/core';
/** The same shell with these exports of the web kit. */
const exporting = (exports: Readonly<Record<string, string[]>>): ShellFacts => ({
  ...shell,
  provides: { ...shell.provides, exports },
});

test('an export that a remote reads and the shell lacks is told by name', () => {
  const loyalty = aRemote('loyalty', {
    uses: { [CORE]: ['Box', 'Ribbon'], '@sundara/web/form': ['Dialog'] },
  });
  expect(findMisfits(exporting({ [CORE]: ['Box'], '@sundara/web/form': ['Dialog'] }), [loyalty])).toEqual([
    {
      release: 'loyalty@1.0.0',
      rule: 'shared-export',
      found: `it uses Ribbon of ${CORE}, and shell@1.0.0 doesn't export it`,
      remedy: 'take a shell that exports it, or build loyalty without it',
    },
  ]);
});

test('exports that are missing are told in one sentence for each package', () => {
  const loyalty = aRemote('loyalty', {
    uses: { [CORE]: ['Ribbon', 'Medal'], '@sundara/web/form': ['Dial'] },
  });
  expect(findMisfits(exporting({ [CORE]: [], '@sundara/web/form': ['Dialog'] }), [loyalty])).toMatchObject([
    {
      found: `it uses Ribbon, Medal of ${CORE}, and shell@1.0.0 doesn't export them`,
      remedy: 'take a shell that exports them, or build loyalty without them',
    },
    { found: "it uses Dial of @sundara/web/form, and shell@1.0.0 doesn't export it" },
  ]);
});

test('what a build of before, or one that can only be read whole, does not say is not judged', () => {
  const loyalty = aRemote('loyalty', { uses: { [CORE]: ['*', 'Ribbon'] } });
  expect(findMisfits(shell, [loyalty])).toEqual([]);
  expect(findMisfits(exporting({ '@sundara/web/form': [] }), [loyalty])).toEqual([]);
  expect(findMisfits(exporting({ [CORE]: ['Ribbon'] }), [loyalty])).toEqual([]);
  expect(findMisfits(exporting({ [CORE]: [] }), [aRemote('booking')])).toEqual([]);
});

test('an address has one owner, whatever its parameters are called', () => {
  const customer = aRemote('customer', { paths: ['/bookings/:id'] });
  const salon = aRemote('salon', { paths: ['/bookings/:bookingId'] });
  expect(findMisfits(shell, [customer, salon])).toEqual([
    {
      release: 'salon@1.0.0',
      rule: 'route-owner',
      found: "customer@1.0.0 has '/bookings/:' already",
      remedy: 'let one of them drop the route',
    },
  ]);
});

test('of several that claim one address all but the first are told, and of the first', () => {
  const remotes = ['customer', 'salon', 'admin'].map((id) => aRemote(id, { paths: ['/reports'] }));
  expect(findMisfits(shell, remotes)).toMatchObject([
    { release: 'salon@1.0.0', found: "customer@1.0.0 has '/reports' already" },
    { release: 'admin@1.0.0', found: "customer@1.0.0 has '/reports' already" },
  ]);
});

test('no remote takes an address that the shell answers itself', () => {
  expect(findMisfits(shell, [aRemote('customer', { paths: ['/login'] })])).toMatchObject([
    { release: 'customer@1.0.0', rule: 'route-owner', found: "shell@1.0.0 has '/login' already" },
  ]);
});

test('an extension point has one filler', () => {
  const fills = [{ point: POINT, range: '^1.0.0', props: PROPS }] as const;
  expect(
    findMisfits(shell, [
      aRemote('booking', { fills: [...fills] }),
      aRemote('express', { fills: [...fills] }),
    ]),
  ).toEqual([
    {
      release: 'express@1.0.0',
      rule: 'extension-filler',
      found: "booking@1.0.0 has 'discovery.booking-dialog' already",
      remedy: 'let one of them stop filling the point',
    },
  ]);
});

const meeting = (offered: { version?: string; props?: PropShape }, filled: { range?: string }) =>
  findMisfits(shell, [
    aRemote('discovery', { offers: [{ point: POINT, version: '1.0.0', props: PROPS, ...offered }] }),
    aRemote('booking', { fills: [{ point: POINT, range: '^1.0.0', props: PROPS, ...filled }] }),
  ]);

test('who fills a point must accept the version that is offered', () => {
  expect(meeting({ version: '2.0.0' }, {})).toEqual([
    {
      release: 'booking@1.0.0',
      rule: 'extension-range',
      found: 'it fills discovery.booking-dialog ^1.0.0, and discovery@1.0.0 offers 2.0.0',
      remedy: 'take a version of booking that fills 2.0.0, or of discovery that offers ^1.0.0',
    },
  ]);
});

test('who fills a point is not asked about the others that its offerer has', () => {
  const other = { point: 'shell.search', version: '2.0.0', props: {} } as const;
  const offering = aRemote('discovery', {
    offers: [other, { point: POINT, version: '1.0.0', props: PROPS }],
  });
  const filling = aRemote('booking', { fills: [{ point: POINT, range: '^1.0.0', props: PROPS }] });
  expect(findMisfits(shell, [offering, filling])).toEqual([]);
});

test('props that changed without a new version are told by their place', () => {
  const props = { basket: { services: [{ price: 'string' }] }, onClose: 'function' } as const;
  expect(meeting({ props }, {})).toEqual([
    {
      release: 'booking@1.0.0',
      rule: 'extension-props',
      found:
        'of what discovery@1.0.0 hands to discovery.booking-dialog, basket.services.price is a string, not a number',
      remedy: "build booking or discovery against the other's props",
    },
  ]);
});

const SEARCH: PropShape = { text: 'string', onDone: 'function' };
const meetingShell = (offered: { version?: string; props?: PropShape }) =>
  findMisfits(
    { ...shell, offers: [{ point: 'shell.search', version: '1.0.0', props: SEARCH, ...offered }] },
    [aRemote('discovery', { fills: [{ point: 'shell.search', range: '^1.0.0', props: SEARCH }] })],
  );

test('a remote may fill what the shell offers, if it accepts the version', () => {
  expect(meetingShell({ version: '1.2.0' })).toEqual([]);
  expect(meetingShell({ version: '2.0.0' })).toEqual([
    {
      release: 'discovery@1.0.0',
      rule: 'extension-range',
      found: 'it fills shell.search ^1.0.0, and shell@1.0.0 offers 2.0.0',
      remedy: 'take a version of discovery that fills 2.0.0, or of shell that offers ^1.0.0',
    },
  ]);
});

test('what the shell hands to a point must be what the filler was built for', () => {
  expect(meetingShell({ props: { text: 'string' } })).toMatchObject([
    {
      release: 'discovery@1.0.0',
      rule: 'extension-props',
      found: 'of what shell@1.0.0 hands to shell.search, props.onDone is missing',
      remedy: "build discovery or shell against the other's props",
    },
  ]);
});

test('props beyond what the filler knows are no fault, and a point that nobody offers is none either', () => {
  const props = { basket: { services: [{ price: 'number', name: 'string' }] }, onClose: 'function' } as const;
  expect(meeting({ props }, {})).toEqual([]);
  const alone = aRemote('booking', { fills: [{ point: POINT, range: '^9.0.0', props: PROPS }] });
  expect(findMisfits(shell, [alone])).toEqual([]);
});

test('every fault of a set is told, not only the first', () => {
  const booking = aRemote('booking', { shellApi: '^9.0.0', providerApi: '^9.0.0', paths: ['/login'] });
  expect(findMisfits(shell, [booking]).map(({ rule }) => rule)).toEqual([
    'shell-api',
    'provider-api',
    'route-owner',
  ]);
});
