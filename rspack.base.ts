import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import {
  describeOffers,
  KNOWN_WORDS,
  POINT_PROPS,
  type PointName,
  PROVIDER_API_VERSION,
  type RemotePoints,
  SHELL_API_VERSION,
  WEB_KIT_VERSIONS,
  type WrittenDeclaration,
} from '@sundara/contracts/federation';
import { BoundaryPlugin } from './tools/src/bundler/boundary.plugin.ts';
import { BuildManifestPlugin } from './tools/src/bundler/build-manifest.plugin.ts';
import { ChunkLoaderPlugin } from './tools/src/bundler/chunk-loader.plugin.ts';
import { chunkNameOf, exposeEntries, exposesOf } from './tools/src/bundler/exposes.ts';
import { FederationRuntimePlugin } from './tools/src/bundler/federation-runtime.plugin.ts';
import { OrderedHashesPlugin } from './tools/src/bundler/ordered-hashes.plugin.ts';
import { hasServerBundle, SERVER_BUNDLE, serverConfig } from './tools/src/bundler/server-config.ts';
import { serviceWorkerConfig } from './tools/src/bundler/service-worker-config.ts';
import { sourceHash } from './tools/src/bundler/source-hash.ts';

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const installed = (file: string) => path.join(ROOT, 'node_modules', file);
const packageIn = (folder: string): { readonly version: string; readonly author?: string } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const versionIn = (folder: string): string => packageIn(folder).version;

/** The commit of the sources, '…-dirty' with uncommitted changes; undefined outside a repository. */
const commitOf = (): string | undefined => {
  try {
    const args = ['-C', ROOT, 'describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The origin that every build records. */
const originOf = (folder: string) => {
  const commit = commitOf();
  const owner = packageIn(path.join(ROOT, folder)).author ?? folder;
  return { source: sourceHash(folder), owner, ...(commit && { commit }) };
};

/**
 * Together with the groups of the web kit, everything that a page loads only once: the shell provides it, no remote
 * carries a copy. MUI is not listed: the groups replace it, at a third of the size.
 */
const SHARED = ['react', 'react-dom', 'zustand', '@emotion/react'];

/** Share key → version, as the shell provides it; the shell's code reads it as `__SHARED_VERSIONS__`. */
export const SHARED_VERSIONS: Readonly<Record<string, string>> = Object.fromEntries([
  ...SHARED.map((key) => [key, versionIn(installed(key))]),
  ...Object.entries(WEB_KIT_VERSIONS).map(([group, version]) => [`@sundara/web/${group}`, version]),
]);

export interface BuildOptions {
  /** Default: RELEASE_VERSION of the environment, else the version in package.json. */
  readonly version?: string | undefined;
  /** Default: OUTPUT_DIR of the environment, else `dist` in the app's folder. */
  readonly outputDir?: string | undefined;
  /** For a development server: modules can be replaced in a running page, and files name their source maps. */
  readonly hot?: boolean | undefined;
}

/**
 * What an app's `rspack.config.ts` exports; the rspack CLI calls it, and so does `buildApps`. The first configuration is
 * that of the browser's files, a second one that of the server bundle; a development server has none.
 */
export type AppConfig = (options?: BuildOptions) => readonly [Configuration, ...Configuration[]];

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Chrome compiles the file's functions beside the download, off the page's thread, and not each at its first call
 * (Explicit JavaScript Compile Hints, WICG): nearly all are called while a page starts.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const base = (folder: string, uniqueName: string, options: BuildOptions): Configuration => ({
  name: folder,
  context: path.join(ROOT, folder),
  mode: isDevelopment ? 'development' : 'production',
  target: ['web', 'es2022'],
  // Maps are next to the build but no file names them: the site server shows them in the local environment.
  devtool: options.hot ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: path.resolve(options.outputDir ?? process.env.OUTPUT_DIR ?? path.join(ROOT, folder, 'dist')),
    clean: !options.hot,
    publicPath: 'auto',
    uniqueName,
    filename: '[name].[contenthash:8].js',
    chunkFilename: 'c/[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: 'c/[name].[contenthash:8].css',
    crossOriginLoading: 'anonymous',
    // The default is 120 s; a remote's whole budget is 8 s.
    chunkLoadTimeout: 8000,
    // Otherwise a retry after a module that threw returns that module half-initialised.
    strictModuleErrorHandling: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // With FederationRuntimePlugin: federation's ESM runtime, which can be tree-shaken. One without the other makes a
    // remoteEntry bigger, since it then contains both copies.
    alias: { '@module-federation/runtime': installed('@module-federation/runtime/dist/bundler.js') },
  },
  module: {
    rules: [
      { test: /\.css$/, type: 'css/auto' },
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          detectSyntax: 'auto',
          jsc: {
            transform: {
              react: { runtime: 'automatic', development: isDevelopment, refresh: options.hot === true },
            },
          },
          env: { targets: 'chrome>=110, firefox>=110, safari>=16' },
        },
      },
    ],
  },
  plugins: [
    // Modules replaced later have other hashes.
    ...(options.hot
      ? []
      : [
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
          new OrderedHashesPlugin(),
          new ChunkLoaderPlugin(),
        ]),
    new BoundaryPlugin(ROOT, folder),
    new rspack.BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      test: /\.js$/,
      // After the minimizer, which drops comments.
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
});

const versionOf = (folder: string, options: BuildOptions): string =>
  options.version ?? process.env.RELEASE_VERSION ?? versionIn(path.join(ROOT, folder));

/** The version range of each shared package that a remote built now accepts from a shell. */
const SHARED_RANGES = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([key, version]) => [key, `^${version}`]),
);

/**
 * The extension points of a declaration with their present props, so that builds of different dates can be compared.
 */
const pointsOf = ({ extensionPoints: { offers, fills } }: WrittenDeclaration): RemotePoints => ({
  offers: describeOffers(offers),
  fills: fills.map(({ point, range }) => ({ point, range, props: POINT_PROPS[point] })),
});

/** Builds a remote from its declaration; its folder is `mfe-<id>`. Throws when an expose has no file. */
export const defineRemote =
  (declaration: WrittenDeclaration): AppConfig =>
  (options = {}) => {
    const { id } = declaration;
    const folder = `mfe-${id}`;
    const version = versionOf(folder, options);
    // One container name per version: with a common one, v2's entry would run v1's chunks.
    const scope = `${id}_${version}`.replaceAll(/\W/g, '_');
    const config = base(folder, scope, options);
    const known = {
      kind: 'remote',
      id,
      version,
      scope,
      declaration,
      shared: SHARED_RANGES,
      points: pointsOf(declaration),
      ...originOf(folder),
    } as const;
    const exposes = new Map(exposesOf(declaration).map((expose) => [chunkNameOf(expose), expose]));
    const isRendered = !options.hot && hasServerBundle(declaration);
    const browser: Configuration = {
      ...config,
      entry: {},
      plugins: [
        ...(config.plugins ?? []),
        new FederationRuntimePlugin(installed('@module-federation/webpack-bundler-runtime/dist')),
        new ModuleFederationPlugin({
          name: scope,
          filename: 'remoteEntry.[contenthash:8].js',
          exposes: exposeEntries(declaration, path.join(ROOT, folder)),
          // The default loads the entry of every registered remote when the page starts.
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          shared: Object.fromEntries(
            Object.entries(SHARED_RANGES).map(([key, range]) => [
              key,
              {
                import: false,
                singleton: true,
                requiredVersion: range,
                strictVersion: key.startsWith('@sundara/'),
              },
            ]),
          ),
          experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
        }),
        new BuildManifestPlugin({ ...known, ...(isRendered && { server: SERVER_BUNDLE }) }, exposes),
      ],
    };
    const shared = Object.keys(SHARED_RANGES);
    const common = { ...config, plugins: [new BoundaryPlugin(ROOT, folder)] };
    return isRendered ? [browser, serverConfig(common, { declaration, shared })] : [browser];
  };

export interface ShellDefinition {
  /** Paths that the shell renders itself, with the document's title; the site server answers 404 to others. */
  readonly routes: readonly { readonly path: string; readonly title: string }[];
  /** Extension points that the shell offers to the remotes. */
  readonly offers: readonly PointName[];
  /**
   * CSS of the first paint, with all faces. Fonts of `public/` that it names, as '/fonts/text.woff2', are fetched early,
   * if they are not to be swapped in later.
   */
  readonly style: string;
  /** Inline script of a page that comes with content. */
  readonly script: string;
}

/** Builds the shell: only a host of federation's runtime, with the files of `public/` copied next to it. */
export const defineShell =
  ({ routes, offers, style, script }: ShellDefinition): AppConfig =>
  (options = {}) => {
    const folder = 'shell';
    const version = versionOf(folder, options);
    const config = base(folder, 'sundara_shell', options);
    const provides = {
      shellApi: SHELL_API_VERSION,
      providerApi: PROVIDER_API_VERSION,
      shared: SHARED_VERSIONS,
    };
    const versions = new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(SHARED_VERSIONS) });
    const browser: Configuration = {
      ...config,
      entry: { main: './src/index.tsx' },
      plugins: [
        ...(config.plugins ?? []),
        versions,
        new rspack.DefinePlugin({
          ENV_TARGET: '"web"',
          // Saves 1.3 KB: entries are registered by the address of remoteEntry, so manifests are never read.
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          FEDERATION_OPTIMIZE_NO_REMOTE: false,
          FEDERATION_OPTIMIZE_NO_SHARED: false,
        }),
        ...(existsSync(path.join(ROOT, folder, 'public'))
          ? [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] })]
          : []),
        new BuildManifestPlugin({
          kind: 'shell',
          id: 'shell',
          version,
          scope: '',
          ...originOf(folder),
          ...(!options.hot && { server: SERVER_BUNDLE }),
          shell: {
            provides,
            routes: [...routes],
            offers: describeOffers(offers),
            knows: KNOWN_WORDS,
            compositionFile: true,
            style,
            script,
          },
        }),
      ],
    };
    const common = { ...config, plugins: [versions, new BoundaryPlugin(ROOT, folder)] };
    if (options.hot) return [browser];
    return [
      browser,
      serverConfig(common, { entry: './src/server/main.ts' }),
      serviceWorkerConfig(common, './src/offline/worker/main.ts'),
    ];
  };
