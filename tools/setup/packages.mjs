import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesMatchLock } from './lock-match.mjs';
import { Refusal } from './refusal.mjs';

const INSTALL_LIMIT_MINUTES = 15;
const LINES_OF_NPM_SHOWN = 12;

/**
 * Installs exactly what the lock file names, unless it is already installed.
 *
 * @param {string} root
 * @param {import('./progress.mjs').Step} step
 * @throws {Refusal} npm failed, or took longer than 15 minutes
 */
export const ensurePackages = async (root, step) => {
  if (packagesMatchLock(root)) return step.done('up to date');
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const count = Object.keys(lock.packages).filter((place) => place.includes('node_modules/')).length;
  step.doing(`installing up to ${count} packages with npm ci`);
  await npmInstall(root).finally(step.stop);
  if (!packagesMatchLock(root)) {
    throw new Refusal(
      'npm ci ended well, yet node_modules does not match package-lock.json: run npm ci by hand.',
    );
  }
  step.done('installed');
};

/** @param {string} root @returns {Promise<void>} */
const npmInstall = (root) => {
  const npm = npmCommand();
  const child = spawn(
    npm.file,
    [...npm.args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--progress=false'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: npm.shell },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const limit = setTimeout(() => child.kill(), INSTALL_LIMIT_MINUTES * 60_000);
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Refusal(`npm could not be run (${error.message}).`)));
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      process.removeListener('exit', endWithUs);
      if (code === 0) return resolve();
      const last = output.trim().split('\n').slice(-LINES_OF_NPM_SHOWN).join('\n  ');
      const how = signal ? `was ended by ${signal}` : `failed with exit code ${code}`;
      reject(new Refusal(`npm ci ${how}; its last words were:\n  ${last}`));
    });
  });
};

/** The npm that runs us, so that a Windows shell or a second npm on PATH makes no difference. */
export const npmCommand = () => {
  const running = process.env.npm_execpath ?? '';
  if (/npm-cli\.[cm]?js$/.test(running)) return { file: process.execPath, args: [running], shell: false };
  return { file: 'npm', args: [], shell: process.platform === 'win32' };
};
