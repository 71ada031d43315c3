/** The remote whose next version uses a newer contract. */
export const REMOTE = 'customer';

/** The parts of a remote's build manifest that a newer contract changes. */
export interface NewerBuild {
  version: string;
  declaration: {
    title: string;
    routes: Record<string, unknown>[];
    navigation: object[];
    operations: string[];
    extensionPoints: { offers: string[]; fills: object[] };
    [field: string]: unknown;
  };
  points: { offers: object[]; fills: object[] };
}

/** One element of a newer contract that this product does not know. */
export interface Newer {
  /** Its name in versions and environments: 'role'. */
  readonly name: string;
  readonly what: string;
  readonly change: (build: NewerBuild) => void;
  /** Why a part of it is missing, as `status`, `doctor` and the panel report it; undefined where nothing is missing. */
  readonly told?: string;
}

const everyRoute = (build: NewerBuild, change: (route: Record<string, unknown>) => object): void => {
  for (const route of build.declaration.routes) Object.assign(route, change(route));
};

const POINT = 'salon.side-card';

export const NEWER: readonly Newer[] = [
  {
    name: 'point',
    what: 'fills a point that nobody offers',
    change: ({ declaration, points }) => {
      const expose = declaration.routes[0]?.expose;
      declaration.extensionPoints.fills.push({ point: POINT, range: '^1.0.0', expose });
      points.fills.push({ point: POINT, range: '^1.0.0', props: { since: 'instant' } });
    },
    told: `nobody offers '${POINT}', so what it shows there isn't shown`,
  },
  {
    name: 'offer',
    what: 'offers a point that nobody fills',
    change: ({ declaration, points }) => {
      declaration.extensionPoints.offers.push('customer.card');
      points.offers.push({ point: 'customer.card', version: '1.0.0', props: { since: 'instant' } });
    },
  },
  {
    name: 'role',
    what: 'opens its routes to a role more',
    change: (build) =>
      everyRoute(build, ({ access }) => (Array.isArray(access) ? { access: ['auditor', ...access] } : {})),
    told: "shell@1.0.0 takes nobody for 'auditor', as it knows no such role",
  },
  {
    name: 'skeleton',
    what: 'has a placeholder of another shape',
    change: (build) => everyRoute(build, () => ({ skeleton: 'hologram' })),
  },
  {
    name: 'placement',
    what: 'has a link for another place',
    change: ({ declaration: { navigation } }) =>
      navigation.push({ placement: 'dock', label: 'Points', to: '/bookings', order: 1 }),
    told: "shell@1.0.0 draws no link 'Points', as it knows no place 'dock'",
  },
  {
    name: 'operation',
    what: 'calls an operation more',
    change: ({ declaration: { operations } }) => operations.push('loyalty.redeem'),
  },
  {
    name: 'field',
    what: 'says more of itself and of its routes',
    change: (build) => {
      build.declaration.languages = ['te'];
      everyRoute(build, () => ({ transition: { kind: 'slide' } }));
    },
  },
  {
    name: 'words',
    what: 'has a title that is a script',
    change: (build) => {
      const script = '</script><script>window.hacked = true</script><img src=x onerror="window.hacked=true">';
      build.declaration.title += script;
      everyRoute(build, ({ title }) => ({ title: `${title}${script}` }));
    },
  },
];

/** A record that no program here can read, although its hash and its team's signature are valid. */
export interface Unreadable {
  readonly name: string;
  readonly what: string;
  readonly change: (record: { declaration: object }) => object;
}

export const UNREADABLE: readonly Unreadable[] = [
  {
    name: 'truncated',
    what: 'ends in the middle of its declaration',
    change: ({ declaration }) => ({
      declaration: Object.fromEntries(Object.entries(declaration).slice(0, 2)),
    }),
  },
  { name: 'empty', what: 'declares nothing', change: () => ({ declaration: {} }) },
  {
    name: 'hostile',
    what: 'declares scripts, prototypes and a list 2,000 deep',
    change: ({ declaration }) => ({
      declaration: {
        ...declaration,
        ...JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}'),
        id: '__proto__',
        routes: [
          { path: '//evil.test', expose: '../../../secrets.json', access: 'public', title: '<script>' },
        ],
        navigation: JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
      },
    }),
  },
];

export const versionOf = (name: string): string => `1.1.0-${name}`;
export const environmentOf = (name: string): string => `newer-${name}`;
