import { type Compiler, NormalModule } from '@rspack/core';
import { foreignModule } from './foreign-module.ts';

const NAME = 'BoundaryPlugin';

/** Fails the build when a bundle holds code that another part owns, however it was imported. */
export class BoundaryPlugin {
  readonly #root: string;
  readonly #app: string;

  constructor(root: string, app: string) {
    this.#root = root;
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const faults = [...modules].flatMap((module) =>
          module instanceof NormalModule ? (foreignModule(this.#root, this.#app, module.resource) ?? []) : [],
        );
        for (const fault of new Set(faults)) compilation.errors.push(new compiler.rspack.WebpackError(fault));
      });
    });
  }
}
