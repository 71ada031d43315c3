import type { Compilation, Module } from '@rspack/core';
import * as contract from '@sundara/contracts/api';
import { type ApiUse, describeOperation, isOfSite, isOperation } from '@sundara/contracts/api-report';
import { kitNames, namesIn } from './names-in.ts';

const CONTRACT = /[\\/]shared-contracts[\\/]src[\\/](?:api|operation)[\\/]/;

const OPERATIONS = Object.entries<unknown>({ ...contract }).flatMap(([exported, value]) =>
  isOperation(value) && !isOfSite(value) ? [{ exported, operation: value }] : [],
);

/** A file of the build, which may be a part of a bigger module. */
interface Source {
  readonly file: string;
  readonly module: Module;
}

const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? [module, ...module.modules] : [module];

const sourcesOf = ({ modules }: Compilation): readonly Source[] =>
  [...modules].flatMap(partsOf).flatMap((module) => {
    const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    return file === '' ? [] : [{ file: file.split('?')[0] ?? file, module }];
  });

/** Names of the operations whose code is left in the build after tree-shaking. */
const calledIn = (compilation: Compilation, sources: readonly Source[]): readonly string[] => {
  const runtimes = [...new Set([...compilation.chunks].flatMap((chunk) => [...chunk.runtime]))];
  const exported = sources
    .filter(({ file }) => CONTRACT.test(file))
    .flatMap(({ module }) => {
      const used = compilation.moduleGraph.getUsedExports(module, runtimes);
      return Array.isArray(used) ? used : [];
    });
  const names = new Set(exported);
  return OPERATIONS.filter((one) => names.has(one.exported)).map(({ operation }) => operation.name);
};

/** Names in the build's own code: the contract names every field, and other packages know none of them. */
const ownNames = (sources: readonly Source[]): ReadonlySet<string> => {
  const texts = new Map(
    sources
      .filter(({ file }) => /\.[cm]?[jt]sx?$/.test(file))
      .filter(({ file }) => !CONTRACT.test(file) && !file.includes('node_modules'))
      .map(({ file, module }) => [file, String(module.originalSource()?.source() ?? '')]),
  );
  return new Set([...texts].flatMap(([file, text]) => [...namesIn(file.replace(/\.tsx?$/, '.js'), text)]));
};

const lastName = (field: string): string => /(\w+)(?:\[\]|\.\*)*\?$/.exec(field)?.[1] ?? '';

/** Optional fields that the code doesn't name, without the `?`. */
const unused = (fields: ApiUse['reply'], names: ReadonlySet<string>): string[] =>
  Object.keys(fields)
    .filter((field) => field.endsWith('?') && !names.has(lastName(field)))
    .map((field) => field.slice(0, -1));

/**
 * What a build uses of the provider API: the operations that it declares, and those whose code it holds, as the
 * contract describes them now. A field whose name occurs neither in its own code nor in the kit's can't be read.
 * Undefined in development, where nothing is shaken out; such builds aren't released.
 *
 * @throws Error when a remote's code holds an operation that it doesn't declare
 */
export const usedOperations = (
  compilation: Compilation,
  declared: readonly string[] | undefined,
): Record<string, ApiUse> | undefined => {
  if (compilation.options.mode !== 'production') return undefined;
  const sources = sourcesOf(compilation);
  const called = calledIn(compilation, sources);
  const undeclared = declared ? called.filter((name) => !declared.includes(name)) : [];
  if (undeclared.length > 0)
    throw new Error(
      `It calls ${undeclared.join(', ')} and doesn't declare it: name it under operations in its remote.config.ts.`,
    );
  const wanted = new Set([...called, ...(declared ?? [])]);
  const names = new Set([...ownNames(sources), ...kitNames()]);
  const uses = OPERATIONS.filter(({ operation }) => wanted.has(operation.name)).map(({ operation }) => {
    const described = describeOperation(operation);
    const unsent = unused(described.request, names);
    const unread = unused(described.reply, names);
    const use: ApiUse = {
      ...described,
      ...(unsent.length > 0 && { unsent }),
      ...(unread.length > 0 && { unread }),
    };
    return [operation.name, use] as const;
  });
  return Object.fromEntries(uses.sort(([a], [b]) => (a < b ? -1 : 1)));
};
