// Makes a new environment run what the image brings: keys that are missing, publishing, promoting. It may run again and
// again: what is published stays, and an environment that runs anything is left to those who promote.
//   node first-release.mjs production
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LIMIT_MS = 5 * 60_000;
const PACKAGE = path.resolve(import.meta.dirname, '..');
const [, , environment] = process.argv;

/** What `sundara marketplace` answers; this process ends where that failed, which it has told. */
const marketplace = (...words) => {
  const command = [path.join(PACKAGE, 'bin/sundara.mjs'), 'marketplace', ...words, '--json'];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const { status, stdout, error } = spawnSync(process.execPath, command, { stdio, timeout: LIMIT_MS });
  if (status === 0) return JSON.parse(stdout);
  console.error(`sundara marketplace ${words[0]} ended with ${status ?? error?.message}.`);
  process.exit(status ?? 1);
};

if (environment === undefined) {
  console.error('It is written: first-release.mjs <environment>');
  process.exit(2);
}
const apps = readdirSync(path.join(PACKAGE, 'apps')).map((name) => {
  const folder = path.join(PACKAGE, 'apps', name);
  return { folder, ...JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) };
});
const { environments, releases } = marketplace('status');
if (environments.some((running) => running.environment === environment)) {
  console.log(`'${environment}' runs something already: promote what it is to run instead.`);
  process.exit();
}
const subjects = [...apps.map(({ id }) => `releases/${id}`), `environment/${environment}`];
marketplace('key', 'create', '--missing', ...subjects);
const isPublished = ({ id, version }) => releases.some((one) => one.id === id && one.version === version);
const folders = apps.filter((app) => !isPublished(app)).map(({ folder }) => folder);
if (folders.length > 0) marketplace('publish', ...folders, '--why', 'First');
const names = apps.map(({ id, version }) => `${id}@${version}`);
// No site serves it yet, so there is none to wait for.
marketplace('promote', ...names, '--to', environment, '--wait', '0', '--why', 'First');
console.log(`'${environment}' runs ${names.join(', ')}.`);
