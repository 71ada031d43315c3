/** A role of the command `sundara`: its module exports `role`, and is loaded only when it runs. */
export interface PackagedRole {
  readonly name: string;
  /** Below the root. */
  readonly module: string;
  /** A line of `sundara --help`. */
  readonly says: string;
}

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
    name: 'marketplace',
    module: 'registry/src/cli/marketplace.role.ts',
    says: 'releases and environments: marketplace --help',
  },
];

/** The text of the command's module: which belongs to no part, since it holds what may not import one another. */
export const commandText = (version: string): string => {
  const entries = ROLES.map(
    ({ name, module, says }) =>
      `  ${name}: { says: ${JSON.stringify(says)}, load: async () => (await import('./${module}')).role },`,
  );
  return [
    "import { runCommand } from './shared-node/src/process/index.ts';",
    `const version = ${JSON.stringify(version)};`,
    `const roles = {\n${entries.join('\n')}\n};`,
    'await runCommand({ version, roles }, process.argv.slice(2), process.env);',
  ].join('\n');
};
