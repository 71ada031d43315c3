import { existsSync, readFileSync } from 'node:fs';
import type { Step } from '../../setup/progress.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { findChromium } from './chromium.ts';
import { findPostgres } from './postgres.ts';
import { runQuietly } from './run-quietly.ts';
import { findHaproxy, findPgBouncer, findPromtool } from './service-programs.ts';

const APT_LIMIT_MS = 15 * 60_000;

/** A program that the tests need and that no npm package contains. */
interface Program {
  readonly title: string;
  /** The environment variable that tells the tests where it is. */
  readonly variable: 'CHROMIUM_PATH' | 'POSTGRES_BIN' | 'PGBOUNCER_PATH' | 'HAPROXY_PATH' | 'PROMTOOL_PATH';
  readonly names: string;
  readonly find: (environment: NodeJS.ProcessEnv) => string | undefined;
  readonly debian: string;
  readonly install: Readonly<Record<string, string>>;
}

export const CHROMIUM: Program = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: 'a Chromium or Chrome',
  find: findChromium,
  debian: 'chromium-headless-shell',
  install: {
    Debian: 'apt-get update && apt-get install -y chromium-headless-shell',
    Fedora: 'dnf install -y chromium',
    macOS: 'brew install --cask google-chrome',
  },
};

export const POSTGRES: Program = {
  title: 'PostgreSQL',
  variable: 'POSTGRES_BIN',
  names: 'the folder that holds initdb and postgres',
  find: findPostgres,
  debian: 'postgresql',
  install: {
    Debian: 'apt-get update && apt-get install -y postgresql',
    Fedora: 'dnf install -y postgresql-server postgresql-contrib',
    macOS: 'brew install postgresql@17',
  },
};

export const PGBOUNCER: Program = {
  title: 'PgBouncer',
  variable: 'PGBOUNCER_PATH',
  names: 'a pgbouncer',
  find: findPgBouncer,
  debian: 'pgbouncer',
  install: {
    Debian: 'apt-get update && apt-get install -y pgbouncer',
    Fedora: 'dnf install -y pgbouncer',
    macOS: 'brew install pgbouncer',
  },
};

export const HAPROXY: Program = {
  title: 'HAProxy',
  variable: 'HAPROXY_PATH',
  names: 'an haproxy',
  find: findHaproxy,
  debian: 'haproxy',
  install: {
    Debian: 'apt-get update && apt-get install -y haproxy',
    Fedora: 'dnf install -y haproxy',
    macOS: 'brew install haproxy',
  },
};

export const PROMTOOL: Program = {
  title: "Prometheus' promtool",
  variable: 'PROMTOOL_PATH',
  names: 'a promtool',
  find: findPromtool,
  debian: 'prometheus',
  install: {
    Debian: 'apt-get update && apt-get install -y prometheus',
    Fedora: 'dnf install -y golang-github-prometheus',
    macOS: 'brew install prometheus',
  },
};

/**
 * Finds each program; installs what is missing on Debian as root, and otherwise says how to install it.
 *
 * @returns environment variables for the tests
 * @throws Refusal with the commands of each system, before any test has run
 */
export const ensurePrograms = async (
  programs: readonly Program[],
  environment: NodeJS.ProcessEnv,
  step: Step,
): Promise<Record<string, string>> => {
  const absent = () => programs.filter((program) => program.find(environment) === undefined);
  if (absent().length > 0 && mayInstall()) await aptInstall(absent(), step);
  if (absent().length > 0) throw new Refusal(absent().map(howToInstall).join('\n'));
  const found = programs.map((program) => [program.variable, program.find(environment) ?? ''] as const);
  step.done(found.map(([variable, place]) => `${variable}=${place}`).join(', ') || 'none needed');
  return Object.fromEntries(found);
};

/** Ubuntu is left out: its chromium package is a snap, which containers can't run. */
const mayInstall = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
};

const aptInstall = async (programs: readonly Program[], step: Step): Promise<void> => {
  const packages = programs.map((program) => program.debian);
  const options = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  step.doing('apt-get update');
  await runQuietly('apt-get', [...options, 'update'], { limitMs: APT_LIMIT_MS, environment });
  step.doing(`apt-get install ${packages.join(' ')}`);
  const install = [...options, '--no-install-recommends', 'install', ...packages];
  await runQuietly('apt-get', install, { limitMs: APT_LIMIT_MS, environment });
};

export const howToInstall = ({ title, names, variable, install }: Program): string => {
  const commands = Object.entries(install).map(([system, command]) => `  ${system}: ${command}`);
  return `the tests need ${title}, and none was found. Install it, or set ${variable} to ${names}:\n${commands.join('\n')}`;
};
