import path from 'node:path';
import type { Compiler } from '@rspack/core';

const NAME = 'ReplacedModulesPlugin';

/**
 * Puts other modules in the place of some sources. The build fails where a source is not imported any more, since the
 * replacement would silently do nothing.
 */
export class ReplacedModulesPlugin {
  readonly #modules: ReadonlyMap<string, string>;

  /** @param modules absolute path of a source → of the module that takes its place */
  constructor(modules: ReadonlyMap<string, string>) {
    this.#modules = modules;
  }

  apply(compiler: Compiler): void {
    const found = new Set<string>();
    new compiler.rspack.NormalModuleReplacementPlugin(/\.tsx?$/, (resource) => {
      const source = path.resolve(resource.context, resource.request);
      const replacement = this.#modules.get(source);
      if (!replacement) return;
      found.add(source);
      resource.request = replacement;
    }).apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        for (const source of this.#modules.keys())
          if (!found.has(source))
            compilation.errors.push(
              new compiler.rspack.WebpackError(
                `Nothing imports ${source} any more, which the build replaces.`,
              ),
            );
      });
    });
  }
}
