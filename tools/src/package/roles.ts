/** A role of the command `sundara`: its module exports `role`, and is loaded only when it runs. */
export interface PackagedRole {
  readonly name: string;
  /** Below the root. */
  readonly module: string;
  /** The export of the module that is the role, or that makes it of parts; `role` by default. */
  readonly makes?: string;
  /** Modules below the root that the role is made of, each with an export `part`. */
  readonly parts?: readonly string[];
  /** A line of `sundara --help`. */
  readonly says: string;
}

const BACKED_UP = ['registry/src/backup/registry.part.ts', 'provider-api/src/app/backup/marketplace.part.ts'];

/** Every role of the package; a new one is a line here. */
export const ROLES: readonly PackagedRole[] = [
  { name: 'site', module: 'registry/src/site/site.role.ts', says: 'serves pages, and /api behind them' },
  {
    name: 'render',
    module: 'registry/src/render-server/render.role.ts',
    says: 'renders public pages for sites',
  },
  { name: 'api', module: 'provider-api/src/app/roles/api.role.ts', says: 'answers /api' },
  {
    name: 'worker',
    module: 'provider-api/src/app/roles/worker.role.ts',
    says: "does the outbox's jobs and links the audit",
  },
  {
    name: 'migrate',
    module: 'provider-api/src/app/roles/migrate.role.ts',
    says: 'brings the schema up to date, then ends',
  },
  {
    ...{
      name: 'backup',
      module: 'shared-node/src/backup/backup.role.ts',
      makes: 'backupOf',
      parts: BACKED_UP,
    },
    says: 'saves everything into a new folder, while all runs',
  },
  {
    ...{
      name: 'restore',
      module: 'shared-node/src/backup/backup.role.ts',
      makes: 'restoreOf',
      parts: BACKED_UP,
    },
    says: 'restores a backup into empty places, and checks it',
  },
  {
    ...{
      name: 'doctor',
      module: 'shared-node/src/doctor/doctor.role.ts',
      makes: 'doctorOf',
      parts: ['provider-api/src/app/doctor/marketplace.part.ts', 'registry/src/doctor/registry.part.ts'],
    },
    says: 'looks at all that an installation needs, and says what to do',
  },
  {
    name: 'marketplace',
    module: 'registry/src/cli/marketplace.role.ts',
    says: 'releases and environments: marketplace --help',
  },
];

/** An expression for the promise of a role. */
const loadText = ({ module, makes = 'role', parts }: PackagedRole): string => {
  const made = `(await import('./${module}')).${makes}`;
  if (!parts) return made;
  return `${made}(() => Promise.all([${parts.map((part) => `import('./${part}')`).join(', ')}])
    .then((loaded) => loaded.map(({ part }) => part)))`;
};

/** The text of the command's module: which belongs to no part, since it holds what may not import one another. */
export const commandText = (version: string): string => {
  const entries = ROLES.map(
    (role) => `  ${role.name}: { says: ${JSON.stringify(role.says)}, load: async () => ${loadText(role)} },`,
  );
  return [
    "import { runCommand } from './shared-node/src/process/index.ts';",
    `const version = ${JSON.stringify(version)};`,
    `const roles = {\n${entries.join('\n')}\n};`,
    'await runCommand({ version, roles }, process.argv.slice(2), process.env);',
  ].join('\n');
};
