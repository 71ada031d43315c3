import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED, freePort } from '@sundara/contracts/testing';
import { endChild, hasEnded } from './end-child.ts';
import { copyPreparedData } from './prepared-data.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_LIMIT_MS = 600_000;

/** A running `npm run dev`. */
export interface Dev {
  /** The last line of its output: the address to open. */
  readonly page: string;
  readonly site: string;
  /** Ends it as Ctrl+C does. */
  readonly stop: () => Promise<void>;
}

/** A copy of the working tree with its own data, in which sources can be changed. */
export interface OwnCheckout {
  /** Runs a task of the root package.json to its end; throws with its whole output when it fails. */
  readonly run: (...words: readonly string[]) => Promise<string>;
  /** Starts `npm run dev` with these words, and waits for the address of the page, the last line of its output. */
  readonly dev: (...words: readonly string[]) => Promise<Dev>;
  /** Changes a source in place, until `restore`. */
  readonly change: (file: string, from: string, to: string) => Promise<void>;
  readonly restore: (file: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const collect = (child: ChildProcess): (() => string) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output;
};

/** Writes atomically: a build while the file is empty or half written would be another test. */
const writeWhole = async (file: string, content: string): Promise<void> => {
  const draft = join(tmpdir(), `sundara-draft-${process.pid}`);
  await writeFile(draft, content);
  await rename(draft, file);
};

/** Creates a copy; `remove` ends what runs in it, and deletes it. */
export const ownCheckout = async (): Promise<OwnCheckout> => {
  const folder = await mkdtemp(join(tmpdir(), 'sundara-own-'));
  const copy = join(folder, 'checkout');
  const running: ChildProcess[] = [];
  const originals = new Map<string, string>();

  const start = (cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, ['tools/run.mjs', ...words], {
      cwd,
      // Without bundles: its sources change, and this run's bundles are made from other ones.
      env: { ...process.env, [BUNDLED]: undefined, DATA_DIR: join(folder, 'data'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { child, output: collect(child) };
  };
  const runIn = async (cwd: string, words: readonly string[]): Promise<string> => {
    const { child, output } = start(cwd, words);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${output()}`);
    return output();
  };
  await Promise.all([runIn(ROOT, ['copy', copy]), copyPreparedData(join(folder, 'data'), {})]);

  return {
    run: (...words) => runIn(copy, words),
    dev: async (...words) => {
      const [port, api, sandbox] = [await freePort(), await freePort(), await freePort()];
      const ports = { API_PORT: `${api}`, SANDBOX_PORT: `${sandbox}` };
      const { child, output } = start(copy, ['dev', ...words, '--port', `${port}`], ports);
      running.push(child);
      const deadline = Date.now() + READY_LIMIT_MS;
      for (;;) {
        const [, page] = /shows at once, in the browser that opens:\n(\S+)\n/.exec(output()) ?? [];
        if (page) return { page, site: `http://localhost:${port}`, stop: () => endChild(child, 'SIGINT') };
        if (hasEnded(child) || Date.now() > deadline) throw new Error(`It did not get ready:\n${output()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    change: async (file, from, to) => {
      const content = await readFile(join(copy, file), 'utf8');
      if (!content.includes(from)) throw new Error(`${file} has no '${from}'.`);
      if (!originals.has(file)) originals.set(file, content);
      await writeWhole(join(copy, file), content.replace(from, to));
    },
    restore: (file) => writeWhole(join(copy, file), originals.get(file) ?? ''),
    remove: async () => {
      for (const child of running.reverse()) await endChild(child, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
