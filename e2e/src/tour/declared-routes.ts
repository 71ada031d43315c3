import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRole, ROLES } from '@sundara/contracts';
import {
  type Composition,
  PAGE_DATA_ID,
  pageDataSchema,
  type RouteDeclaration,
} from '@sundara/contracts/federation';
import { ask } from '../ask.ts';
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

/** The composition in the site's page data, with the declaration of each remote. */
const compositionOf = async (url: string): Promise<Composition> => {
  const { text } = await ask(url);
  const [, json] = new RegExp(`id="${PAGE_DATA_ID}">([^<]*)<`).exec(text) ?? [];
  assert(json, `The page at ${url} has no data in #${PAGE_DATA_ID}.`);
  return pageDataSchema.parse(JSON.parse(json)).composition;
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
  const { remotes, shell } = await compositionOf(url);
  const declared = Object.values(remotes).flatMap(({ declaration }) => declaration.routes);
  const own = await shellPaths(dataDir, shell.version);
  return [
    ...declared.flatMap(({ path, access, title }) =>
      visitorsOf(access).map((visitor) => ({ path, visitor, title })),
    ),
    ...own.map((path) => ({ path, visitor: 'anonymous' as const })),
  ];
};
