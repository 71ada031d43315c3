import { parseSync, Visitor } from 'oxc-parser';

export interface FoundImport {
  /** As it is written: '@sundara/web/core', './pay.ts'. */
  readonly target: string;
  /** Counted from 1. */
  readonly line: number;
  /** Whether nothing of it is left at run time. */
  readonly isType: boolean;
}

interface Literalish {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
}

/**
 * Every module that a source names: imports of values and types, re-exports, dynamic imports, `import('…')` in a type,
 * `require`. A target that is computed at run time is left out; a check of the builds covers those.
 *
 * @throws Error when the source can't be parsed
 */
export const importsOf = (file: string, source: string): FoundImport[] => {
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault) throw new Error(`${file} can't be parsed: ${fault.message}`);
  const found: FoundImport[] = [];
  const keep = (node: Literalish | null | undefined, isType = false) => {
    if (typeof node?.value !== 'string') return;
    found.push({ target: node.value, line: source.slice(0, node.start).split('\n').length, isType });
  };
  new Visitor({
    ImportDeclaration: (node) => keep(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => keep(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => keep(node.source),
    ImportExpression: (node) => keep(node.source),
    TSImportType: (node) => keep(node.source, true),
    TSExternalModuleReference: (node) => keep(node.expression),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') keep(node.arguments[0]);
    },
  }).visit(program);
  return found;
};
