import { parseSync, Visitor } from 'oxc-parser';

/** What a source imports from one other module. */
export interface Taken {
  /** As it is written: '@sundara/contracts', './refund-policy.ts'. */
  readonly from: string;
  /** The imported names; 'all' for a namespace, a lazy import, or an import for its side effects. */
  readonly names: readonly string[] | 'all';
}

/** What a source re-exports, as an index does. */
export interface HandedOn {
  readonly from: string;
  /** Undefined for `export *`. */
  readonly name?: string;
  /** Its name in that module; undefined for `export * as name`, and for `export *`. */
  readonly nameThere?: string;
}

export interface ModuleNames {
  readonly takes: readonly Taken[];
  /** The names that it exports itself. */
  readonly makes: ReadonlySet<string>;
  readonly handsOn: readonly HandedOn[];
}

/**
 * What a source imports and re-exports at run time: types leave no trace. Programs that it starts by `new
 * URL('./program.ts', import.meta.url)` count too.
 *
 * @throws Error when the source can't be parsed
 */
export const moduleNames = (file: string, source: string): ModuleNames => {
  const { module, program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault) throw new Error(`${file} can't be parsed: ${fault.message}`);
  const takes: Taken[] = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const used = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && used.length === 0) return [];
    const isWhole = used.length === 0 || used.some(({ importName }) => importName.kind === 'NamespaceObject');
    return {
      from: moduleRequest.value,
      names: isWhole ? 'all' : used.map(({ importName }) => nameOf(importName)),
    };
  });
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const makes = exported.flatMap((one) => (one.moduleRequest ? [] : nameOf(one.exportName)));
  const handsOn = exported.flatMap(({ moduleRequest, importName, exportName }): HandedOn[] => {
    if (!moduleRequest) return [];
    const here = exportName.kind === 'None' ? {} : { name: nameOf(exportName) };
    const there = importName.kind === 'Name' ? { nameThere: nameOf(importName) } : {};
    return [{ from: moduleRequest.value, ...here, ...there }];
  });
  return { takes: [...takes, ...takenWhileRunning(program)], makes: new Set(makes), handsOn };
};

const nameOf = ({ name }: { readonly name?: string | null }): string => name ?? 'default';

/** Lazy imports, and programs and files named by their path. */
const takenWhileRunning = (program: Parameters<Visitor['visit']>[0]): readonly Taken[] => {
  const found: Taken[] = [];
  const keep = (node: { readonly type: string; readonly value?: unknown } | undefined) => {
    if (typeof node?.value === 'string') found.push({ from: node.value, names: 'all' });
  };
  new Visitor({
    ImportExpression: ({ source }) => keep(source),
    NewExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL') keep(first);
    },
  }).visit(program);
  return found;
};
