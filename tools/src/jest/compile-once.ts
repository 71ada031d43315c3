import vm, { type CompileFunctionOptions } from 'node:vm';

/** Modules with such imports are left to Jest's compilation, which alone can resolve them. */
const IMPORTS_AT_RUN_TIME = /\bimport\s*\(/;

interface Compiled {
  readonly code: string;
  /** Undefined where the module imports at run time. */
  readonly script: vm.Script | undefined;
}

/**
 * Makes this process compile each module once. Jest gives every test file its own context and compiles everything again
 * for it, since Node does not cache the code of `vm.compileFunction` (nodejs/node#35375): a third of the time to load a
 * page's modules. A script is compiled once and runs in each context, so no test file sees another's values.
 */
export const compileModulesOnce = (): void => {
  const compiled = new Map<string, Compiled>();
  const { compileFunction } = vm;
  vm.compileFunction = (code, parameters = [], options: CompileFunctionOptions = {}) => {
    const { filename, parsingContext } = options;
    if (filename === undefined || parsingContext === undefined)
      return compileFunction(code, parameters, options);
    const head = `(function (${parameters.join(',')}) {`;
    const key = `${filename} ${head}`;
    let found = compiled.get(key);
    if (found?.code !== code) {
      found = { code, script: IMPORTS_AT_RUN_TIME.test(code) ? undefined : compile(head, code, filename) };
      compiled.set(key, found);
    }
    const run: ReturnType<typeof compileFunction> | undefined = found.script?.runInContext(parsingContext);
    return run ?? compileFunction(code, parameters, options);
  };
};

/**
 * The function begins on the first line and the code's columns stay the same, so that stack positions match the file.
 */
const compile = (head: string, code: string, filename: string): vm.Script =>
  new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
