import { type LockedPackage, versionedName } from './locked-packages.ts';

/** These licenses require only that their text is included, wherever the package goes. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Allowed for some packages, with the reason. */
const ALLOWED_FOR: readonly { readonly license: string; readonly packages: RegExp; readonly why: string }[] =
  [
    { license: 'OFL-1.1', packages: /^@fontsource/, why: 'fonts, which are served as they are' },
    { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, why: 'a library of its own that sharp loads' },
    { license: 'MPL-2.0', packages: /^(axe-core|ical\.js)$/, why: 'only tests use them, unchanged' },
    { license: 'MPL-2.0', packages: /^web-push$/, why: 'the server calls it, unchanged and as a package' },
    { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data that only the build reads' },
  ];

/** Licenses that are not in the form that npm copies into the lock; read in the package itself. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@visx/vendor': 'MIT AND ISC',
  'png-js': 'MIT',
};

/** The license of a package as an SPDX expression; undefined where it is unknown. */
export const licenseOf = ({ name, license }: Pick<LockedPackage, 'name' | 'license'>): string | undefined =>
  READ_BY_HAND[name] ?? license?.replace(/^\((.*)\)$/, '$1');

const isAllowed = (license: string, name: string): boolean =>
  ALLOWED.has(license) ||
  ALLOWED_FOR.some((exception) => exception.license === license && exception.packages.test(name));

/** Packages whose license is not allowed, one sentence each. */
export const licenseFaults = (packages: readonly LockedPackage[]): string[] => {
  return packages.flatMap((one) => {
    const expression = licenseOf(one);
    const isFine = expression
      ?.split(' OR ')
      .some((choice) => choice.split(' AND ').every((license) => isAllowed(license, one.name)));
    const found = expression === undefined ? 'has no license' : `is licensed ${expression}`;
    return isFine
      ? []
      : [
          `${versionedName(one)} ${found}, which is not on the list of tools/src/supply-chain/licenses.ts: read it, then add it with the reason or do without the package.`,
        ];
  });
};
