import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** The module that starts federation in a remote: the plugin writes it as text, into an address. */
const START = /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/;
const encoded = (file: string): string => encodeURIComponent(JSON.stringify(file));

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
    const named = encoded(path.join(this.#folder, 'index.cjs'));
    const relative = path.relative(compiler.context, path.join(this.#folder, 'bundler.js'));
    const esm = encoded(relative.split(path.sep).join('/'));
    new compiler.rspack.NormalModuleReplacementPlugin(START, (resource) => {
      if (!resource.request.includes(named))
        throw new Error(`Federation's runtime is not named ${this.#folder}/index.cjs any more.`);
      resource.request = resource.request.replace(named, esm);
    }).apply(compiler);
  }
}
