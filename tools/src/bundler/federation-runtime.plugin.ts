import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** The module that starts federation in a remote: the plugin writes it as text, into an address. */
const START = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/;
/** The runtime that it names, wherever on the machine that lies: packages may be linked from another folder. */
const COMMON_JS = /%22(?:(?!%22).)*webpack-bundler-runtime(?:(?!%22).)*index\.cjs%22/;

/**
 * Lets a remote take federation's ESM runtime, which can be tree-shaken, and name it by its place beside the app.
 * Federation's plugin names the CommonJS one by its place on the machine; module ids are made of it, so that another
 * folder would give another remoteEntry from the same sources.
 */
export class FederationRuntimePlugin {
  readonly #folder: string;

  /** @param folder the built files of '@module-federation/webpack-bundler-runtime' */
  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    const relative = path.relative(compiler.context, path.join(this.#folder, 'bundler.js'));
    const esm = encodeURIComponent(JSON.stringify(relative.split(path.sep).join('/')));
    new compiler.rspack.NormalModuleReplacementPlugin(START, (resource) => {
      if (!COMMON_JS.test(resource.request))
        throw new Error("Federation's plugin does not name its runtime's index.cjs any more.");
      resource.request = resource.request.replace(COMMON_JS, esm);
    }).apply(compiler);
  }
}
