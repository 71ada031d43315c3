import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runTool } from '../processes/run-tool.ts';
import { ROOT } from './run-settings.ts';

const LIMIT_MS = 60_000;
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const OPTIONS = [
  '--noEmit',
  '--strict',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--types',
  '',
];
const TYPES = path.join(ROOT, 'node_modules/kubernetes-types');
/** Where Kubernetes' types lie, by API. Others, as the Prometheus operator's, are not Kubernetes' own. */
const MODULES: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};
const typed = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/**
 * What Kubernetes' types have against manifests, told by the compiler; a field that no type has is a fault too.
 * @param folder for a file that is written, made if it isn't there
 * @returns the compiler's lines, empty where all is right
 */
export const typeFaults = async (manifests: readonly unknown[], folder: string): Promise<string> => {
  const lines = manifests.flatMap((manifest, place) => {
    const { apiVersion, kind } = typed.parse(manifest);
    const module = MODULES[apiVersion];
    if (!module) return [];
    const type = `import('${path.join(TYPES, module)}').${kind}`;
    return `export const manifest${place}: ${type} = ${JSON.stringify(manifest, null, 1)};`;
  });
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'manifests.ts');
  await writeFile(file, lines.join('\n'));
  return (await runTool(ROOT, [TSC, ...OPTIONS, file], LIMIT_MS)).output;
};
