import type { Compiler } from '@rspack/core';

const NAME = 'ChunkLoaderPlugin';

/**
 * The bundler's runtime hands each chunk to the page's own loader, with the hash that the build wrote down. A page
 * without one, a test page for instance, is served by the bundler's loader as before.
 */
const SOURCE = `
var ownLoad = __webpack_require__.l;
__webpack_require__.l = function (url, done, key, chunkId) {
  var load = globalThis.__sundara_chunks__;
  if (!load) return ownLoad(url, done, key, chunkId);
  load(url, (__webpack_require__.sriHashes || {})[chunkId]).then(function (reason) {
    done({ type: reason || 'load', target: { src: url } });
  });
};
`;

/**
 * Lets one loader fetch every script of a page: what a remote asks for while it runs gets the same hash check,
 * tries and limits as what the shell loads. The bundler's own takes a missing hash for none, and can't ask again
 * for a chunk that stalls.
 */
export class ChunkLoaderPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    class PageLoader extends RuntimeModule {
      constructor() {
        super('page loader', RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        return SOURCE;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new PageLoader());
      });
    });
  }
}
