import type { Composition, PageData } from './composition.ts';

/** The reply to one of a page's reads: its status, and its body as the API wrote it. */
export interface RecordedReply {
  readonly status: number;
  readonly body: unknown;
}

/** The id of the element with the replies that a page's content was rendered from, as JSON: address → RecordedReply. */
export const FIRST_REPLIES_ID = 'first-replies';

/** A page to render for a visitor who is not signed in. */
export interface RenderJob {
  /** Path and query: '/salons?page=2'. */
  readonly path: string;
  /** The instant that the page shows as now, ISO in UTC. */
  readonly now: string;
  readonly page: Omit<PageData, 'composition'>;
  /** Everything that the page may read, by the address of the call: '/api/public/salons?page=1'. */
  readonly replies: Readonly<Record<string, RecordedReply>>;
}

/** Styles that a page uses, for a `<style data-emotion="names">` in its head. */
export interface RenderedStyle {
  readonly names: string;
  readonly css: string;
}

export interface RenderedContent {
  /** The children of the page's root element. */
  readonly html: string;
  readonly styles: readonly RenderedStyle[];
  /** The title that the page gives itself, without the site's name; undefined where its route's is right. */
  readonly title?: string | undefined;
}

/**
 * The outcome of a job. 'undeclared': the page asked for something that its route does not declare; 'elsewhere': the
 * address leads to another page; 'failed': a part of the page could not be shown.
 */
export type RenderOutcome =
  | ({ readonly kind: 'rendered' } & RenderedContent)
  | { readonly kind: 'undeclared' | 'elsewhere' | 'failed'; readonly detail: string };

/** Renders the pages of one composition. */
export type RenderPage = (job: RenderJob) => Promise<RenderOutcome>;

/** Expose → a function that evaluates and returns its module. */
export type ServerExposes = Readonly<Record<string, () => Promise<unknown>>>;

/** The exports of a remote's server bundle. */
export interface RemoteServerBundle {
  readonly exposes: ServerExposes;
}

/** The exports of a shell's server bundle. */
export interface ShellServerBundle {
  /** The packages that it lends to the remotes' bundles, by name; called once, before their code runs. */
  readonly loadShared: () => Promise<Readonly<Record<string, unknown>>>;
  /** @param exposesOf evaluates a remote's bundle, once, and returns its exposes; throws what the bundle throws */
  readonly createRenderer: (
    composition: Composition,
    exposesOf: (remoteId: string) => ServerExposes,
  ) => RenderPage;
}
