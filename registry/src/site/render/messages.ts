import type { Composition, RenderJob, RenderOutcome } from '@sundara/contracts/federation';

/** The code of a composition's server bundles. */
export interface ServerBundles {
  readonly shell: string;
  /** Id of a remote → its code. */
  readonly remotes: Readonly<Record<string, string>>;
  /** Id of a remote whose code can't be used → why. */
  readonly unusable: Readonly<Record<string, string>>;
}

/** What the site tells a renderer: first the releases, once, then one page after another. */
export type ToRenderer =
  | { readonly kind: 'load'; readonly composition: Composition; readonly bundles: ServerBundles }
  | { readonly kind: 'render'; readonly job: RenderJob };

/** What a renderer answers: to each message one. */
export type FromRenderer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unfit'; readonly detail: string }
  | { readonly kind: 'done'; readonly outcome: RenderOutcome };
