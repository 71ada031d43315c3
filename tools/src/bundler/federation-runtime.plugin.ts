import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** The module that starts federation in a remote: the plugin writes its code into a data URI. */
const START = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/;
/** The runtime that this module names, anywhere on the machine: packages may be linked from another folder. */
const COMMON_JS = /%22(?:(?!%22).)*webpack-bundler-runtime(?:(?!%22).)*index\.cjs%22/;

/**
 * Makes a remote use federation's ESM runtime, which can be tree-shaken, by a path relative to the app. Federation's
 * plugin names the CommonJS one by its absolute path; module ids are derived from that path, so another folder would
 * give another remoteEntry from the same sources.
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
