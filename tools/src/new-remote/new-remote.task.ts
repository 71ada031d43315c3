import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Declaration, defineDeclaration } from '@sundara/contracts/federation';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';
import { runQuietly } from '../machine/run-quietly.ts';
import type { Task } from '../workspace/task.ts';
import { requireFit } from './present-apps.ts';
import { registerRemote } from './register-remote.ts';
import { type NewRemote, readRequest } from './request.ts';
import { type Dependencies, type RemoteFiles, remoteFiles } from './template.ts';

const FORMAT_LIMIT_MS = 60_000;

/**
 * `npm run new-remote`: creates a folder with a remote of one page that passes every check. The tools discover the
 * folder automatically; only the lock file gets an entry.
 */
export const newRemoteTask: Task = async ({ root, words }) => {
  const request = readRequest(words);
  const folder = `mfe-${request.id}`;
  if (request.id === 'shell' || existsSync(path.join(root, folder)))
    throw new Refusal(`'${request.id}' is there already: take another id, or change ${folder}.`);
  await requireFit(root, declarationOf(request));
  const dependencies = await dependenciesOf(root);
  const files = remoteFiles(request, dependencies);
  await writeFiles(path.join(root, folder), files);
  await format(root, folder);
  await registerRemote(root, folder, dependencies);
  for (const file of Object.keys(files)) console.log(`made ${folder}/${file}`);
  console.log(
    `${folder} shows '${request.title}' on ${request.route}: see it with npm run dev -- ${folder}, or with npm start.`,
  );
  return 0;
};

const declarationOf = ({ id, title, route, access }: NewRemote): Declaration =>
  defineDeclaration({
    id,
    title,
    contracts: { shellApi: '^1.0.0', providerApi: '^2.0.0' },
    routes: [{ path: route, expose: `./routes/${id}`, access, title, skeleton: 'text' }],
    navigation: [],
    extensionPoints: { offers: [], fills: [] },
    operations: [],
  });

/** The packages of every remote, in the versions of the web kit, so that the page loads each only once. */
const WANTED = [
  '@emotion/react',
  '@mui/material',
  '@sundara/contracts',
  'lucide-react',
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
];
const packageSchema = z.looseObject({ version: z.string(), dependencies: z.record(z.string(), z.string()) });

const dependenciesOf = async (root: string): Promise<Dependencies> => {
  const file = path.join(root, 'shared-web/package.json');
  const kit = packageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const chosen = Object.entries(kit.dependencies).filter(([name]) => WANTED.includes(name));
  const all = [...chosen, ['@sundara/web', kit.version] as const];
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
};

const writeFiles = async (folder: string, files: RemoteFiles): Promise<void> => {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content, { flag: 'wx' });
  }
};

const format = async (root: string, folder: string): Promise<void> => {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  await runQuietly(process.execPath, [biome, 'check', '--write', path.join(root, folder)], {
    limitMs: FORMAT_LIMIT_MS,
  });
};
