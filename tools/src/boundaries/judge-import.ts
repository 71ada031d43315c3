import { builtinModules } from 'node:module';
import path from 'node:path';
import { FLOORS, OPEN_FILES, PARTS, type Part, ROOT_PART } from './boundary-table.ts';
import type { FoundImport } from './imports-of.ts';

/** What a package.json lets its sources import. */
export interface Packages {
  readonly product: ReadonlySet<string>;
  /** For tests and configurations: its devDependencies and those of the root. */
  readonly development: ReadonlySet<string>;
}

const TEST_OR_CONFIG =
  /\.(i?test|journey)\.tsx?$|\/testing\/|^[\w-]+\/bench\/|^[^/]+$|^[\w-]+\/[\w.-]+\.(ts|mjs)$/;
/** Whether a source is part of the product: no test, no configuration. */
export const isOfProduct = (file: string): boolean => !TEST_OR_CONFIG.test(file);

const DEVELOPMENT_PARTS = ['tools', 'e2e', '.'];

/**
 * What is wrong with one import, in a sentence that says what to do instead; undefined when it is allowed.
 *
 * @param file path of the importing source below the root, with forward slashes
 */
export const judgeImport = (
  file: string,
  { target, isType }: FoundImport,
  packages: Packages,
): string | undefined => {
  const from = partOf(file);
  if (file.endsWith('.policy.ts') && !isType && !isPure(target)) return POLICY_DOOR;
  if (target.startsWith('.')) return judgePath(file, from, path.posix.join(path.posix.dirname(file), target));
  const name = packageOf(target);
  const to = PARTS.find((part) => part.name === name);
  if (to) return judgePart(file, from, to, target);
  return judgePackage(file, from, name, packages);
};

/** A policy decides from its arguments alone, so that its rules can be read and tested without a database. */
const isPure = (target: string): boolean =>
  target.startsWith('.')
    ? !/\/platform\/|\.(tables|repository|command|routes|job|mail)\.ts$/.test(target)
    : target.startsWith('@sundara/contracts');
const POLICY_DOOR =
  'a policy decides from its arguments alone: let its caller read what it needs, and throw what it refuses.';

const judgePath = (file: string, from: Part, target: string): string | undefined => {
  if (OPEN_FILES.some((open) => open.file === target && open.for.test(file))) return undefined;
  const to = partOf(target);
  if (to === from) return judgeFloor(file, from, target);
  if (from === ROOT_PART && from.mayImport.includes(to.folder)) return undefined;
  if (from.mayImport.includes(to.folder)) {
    return `${from.folder} reaches into ${to.folder} by a path: import what '${to.name}' exports.`;
  }
  return refusal(from, to);
};

const judgeFloor = (file: string, from: Part, target: string): string | undefined => {
  const [own, other] = [floorOf(file), floorOf(target)];
  if (!own || !other || own === other || isTestOrConfig(file, from)) return undefined;
  if (FLOORS.indexOf(other) < FLOORS.indexOf(own))
    return `${path.posix.dirname(file)} stands below ${other.path}: ${other.door}`;
  if (own.isArea && other.isArea && target !== `${other.path}/index.ts`)
    return `${other.path} is another area: import what its index.ts exports.`;
  return undefined;
};

const floorOf = (file: string): (typeof FLOORS)[number] | undefined =>
  FLOORS.filter(({ path: floor }) => file === floor || file.startsWith(`${floor}/`)).sort(
    (one, other) => other.path.length - one.path.length,
  )[0];

const judgePart = (file: string, from: Part, to: Part, target: string): string | undefined => {
  if (to !== from && !from.mayImport.includes(to.folder)) return refusal(from, to);
  const isForTests = /\/testing(\/|$)/.test(target) && !isTestOrConfig(file, from);
  return isForTests ? `${target} is for tests: ${from.folder} would ship its test builders.` : undefined;
};

const judgePackage = (file: string, from: Part, name: string, packages: Packages): string | undefined => {
  const forTests = isTestOrConfig(file, from);
  if (name.startsWith('node:') || builtinModules.includes(name)) {
    if (from.runtime === 'node' || forTests) return undefined;
    return `${from.folder} may not import ${name}: it runs in a browser.`;
  }
  const door = from.closed?.[name];
  if (door && !forTests) return `${from.folder} may not import ${name}: ${door}`;
  if (packages.product.has(name) || (forTests && packages.development.has(name))) return undefined;
  if (packages.development.has(name)) {
    return `${from.folder} may not import ${name} outside its tests: it is a devDependency of ${from.folder}/package.json or of the root.`;
  }
  return `${from.folder} may not import ${name}: ${from.folder}/package.json doesn't list it.`;
};

const refusal = (from: Part, to: Part): string =>
  `${from.folder} may not import ${to === ROOT_PART ? 'files of the root' : to.folder}: ${doorBetween(from, to)}`;

/** The target's advice, unless the importing part has one of its own. */
const doorBetween = (from: Part, to: Part): string => {
  if (from.folder === 'shared-contracts') return 'it stands alone; pass it in, or move it here.';
  if (from.folder === 'e2e')
    return 'it knows addresses only; use HTTP, or a command of the root package.json.';
  if (from.folder === 'shell' && to.folder.startsWith('mfe-')) {
    return 'it loads remotes at run time only, and knows them by their declarations.';
  }
  return to.door;
};

const partOf = (file: string): Part =>
  PARTS.find(({ folder }) => file === folder || file.startsWith(`${folder}/`)) ?? ROOT_PART;

const isTestOrConfig = (file: string, from: Part): boolean =>
  DEVELOPMENT_PARTS.includes(from.folder) || !isOfProduct(file);

const packageOf = (target: string): string =>
  target.startsWith('node:')
    ? target
    : target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
