import type { Compiler } from '@rspack/core';

const NAME = 'ChunkLoaderPlugin';

/**
 * The bundler's runtime passes each chunk to the page's own loader, with the hash that the build recorded, and then
 * finds its style in the page. On a page without a loader, such as a test page, the bundler's own loader runs.
 */
const SOURCE = `
var page = function () { return globalThis.__sundara_chunks__; };
var ownScript = __webpack_require__.l;
__webpack_require__.l = function (url, done, key, chunkId) {
  if (!page()) return ownScript(url, done, key, chunkId);
  page()(url, (__webpack_require__.sriHashes || {})[chunkId]).then(function (reason) {
    done({ type: reason || 'load', target: { src: url } });
  });
};
var ownStyle = __webpack_require__.f.css;
if (ownStyle) __webpack_require__.f.css = function (chunkId, promises) {
  var hash = (__webpack_require__.sriCssHashes || {})[chunkId];
  if (!page() || !hash) return ownStyle(chunkId, promises);
  var url = __webpack_require__.p + __webpack_require__.k(chunkId);
  promises.push(page()(url, hash).then(function (reason) {
    if (!reason) return;
    var error = Error('Loading css chunk ' + chunkId + ' failed. (' + reason + ': ' + url + ')');
    throw Object.assign(error, { name: 'ChunkLoadError', type: reason, request: url });
  }));
};
`;

/**
 * Lets one loader fetch every script and style of a page: what a remote requests at run time gets the same hash check,
 * retries and limits as what the shell loads. The bundler's own loader accepts a missing hash, and can't request again
 * a chunk that stalls.
 */
export class ChunkLoaderPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    class PageLoader extends RuntimeModule {
      constructor() {
        super('page loader', RuntimeModule.STAGE_TRIGGER);
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
