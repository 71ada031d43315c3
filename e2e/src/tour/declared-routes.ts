import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRole, ROLES } from '@sundara/contracts';
import type { RouteDeclaration } from '@sundara/contracts/federation';
import { compositionAt } from '../composition-at.ts';
import type { Site } from '../site.ts';
import type { Visitor } from './tour-page.ts';

/** A page that a visitor may open, and which the tour must therefore open. */
export interface DeclaredRoute {
  readonly path: string;
  /** The visitor whose tour must open it. */
  readonly visitor: Visitor;
  /** The main heading of a page that its table doesn't describe; the shell's own pages have none. */
  readonly title?: string;
}

const visitorsOf = (access: RouteDeclaration['access']): readonly Visitor[] => {
  if (access === 'public') return ['anonymous'];
  return access === 'signed-in' ? ROLES : access.filter(isRole);
};

/** The shell's own addresses are only in the record of its release, which the site doesn't serve. */
const shellPaths = async (dataDir: string, version: string): Promise<readonly string[]> => {
  const record = join(dataDir, 'registry', 'files', 'shell', version, 'record.json');
  const { shell } = JSON.parse(await readFile(record, 'utf8'));
  return shell.routes.map(({ path }: { readonly path: string }) => path);
};

/** Every route that the remotes and the shell of a running site declare, once for each visitor who may open it. */
export const declaredRoutes = async ({
  url,
  dataDir,
}: Pick<Site, 'url' | 'dataDir'>): Promise<readonly DeclaredRoute[]> => {
  const { remotes, shell } = await compositionAt(url);
  const declared = Object.values(remotes).flatMap(({ declaration }) => declaration.routes);
  const own = await shellPaths(dataDir, shell.version);
  return [
    ...declared.flatMap(({ path, access, title }) =>
      visitorsOf(access).map((visitor) => ({ path, visitor, title })),
    ),
    ...own.map((path) => ({ path, visitor: 'anonymous' as const })),
  ];
};
