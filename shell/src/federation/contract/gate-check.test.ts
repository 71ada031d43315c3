import {
  type ComposedRemote,
  POINT_PROPS,
  type PropShape,
  SHELL_API_VERSION,
} from '@sundara/contracts/federation';
import { aPage, aRemote, PROVIDES } from '../../testing/page-data.builder.ts';
import { checkContract } from './gate-check.ts';

const POINT = 'discovery.booking-dialog';
const discovery = aRemote('discovery', { extensionPoints: { offers: [POINT], fills: [] } });
const fills = [{ point: POINT, range: '^1.0.0', expose: './extensions/booking-dialog' }] as const;
const booking = aRemote('booking', { extensionPoints: { offers: [], fills: [...fills] } });

const checked =
  (remote: ComposedRemote, running?: ComposedRemote, provides = PROVIDES) =>
  () =>
    checkContract(
      { composition: aPage(discovery, booking).composition, provides },
      remote.declaration.id,
      remote,
      (id) => (running?.declaration.id === id ? running : undefined),
    );

test('releases that fit pass', () => {
  expect(checked(booking)).not.toThrow();
  expect(checked(discovery)).not.toThrow();
});

test('a refusal names rule, what was found and what would do', () => {
  const newer = aRemote('booking', { contracts: { shellApi: '^2.0.0', providerApi: '^2.0.0' } });
  expect(checked(newer)).toThrow(
    `shell-api: it is written for shell API ^2.0.0, and shell@1.0.0 has ${SHELL_API_VERSION}; take a shell with shell API ^2.0.0`,
  );
  expect(checked(newer)).toThrow(expect.objectContaining({ reason: 'contract' }));
});

test('a shared package counts in the version that the running shell gives, whatever the composition says', () => {
  const real = { ...PROVIDES, shared: { ...PROVIDES.shared, react: '18.3.1' } };
  expect(checked(booking, undefined, real)).toThrow('shared-version: it needs react ^19.3.1');
});

test('a filler must understand what the version of the other remote hands over that runs here', () => {
  const offers = [{ point: POINT, version: '2.0.0', props: {} }] as const;
  const running = { ...discovery, points: { offers: [...offers], fills: [] } };
  expect(checked(booking, running)).toThrow('extension-range: it fills discovery.booking-dialog ^1.0.0');
});

test('a filler of what the shell offers must be built for what this shell hands over', () => {
  const search = (range: string, props: PropShape = POINT_PROPS['shell.search']) => {
    const points = { offers: [], fills: [{ point: 'shell.search', range, props } as const] };
    return checked({ ...aRemote('discovery'), points });
  };
  expect(search('^1.0.0')).not.toThrow();
  expect(search('^2.0.0')).toThrow('extension-range: it fills shell.search ^2.0.0, and shell@1.0.0');
  expect(search('^1.0.0', { text: 'number' })).toThrow('text is a string, not a number');
});

test('what is wrong with another remote is not held against this one', () => {
  const wrong = aRemote('discovery', { contracts: { shellApi: '^9.0.0', providerApi: '^2.0.0' } });
  expect(checked(booking, wrong)).not.toThrow();
});

test('everything that does not fit is told, a sentence each', () => {
  const newer = aRemote('booking', { contracts: { shellApi: '^2.0.0', providerApi: '^2.0.0' } });
  const old = { ...newer, shared: { ...newer.shared, react: '^18.0.0' } };
  expect(checked(old)).toThrow(/^shell-api: .*\. shared-version: .*\.$/);
});

test('another version of the same remote is no neighbour of it', () => {
  const next = aRemote('discovery', { extensionPoints: { offers: [POINT], fills: [] } }, '1.1.0');
  expect(checked(next)).not.toThrow();
});
