/** What a change would do to an environment as it is now. */
export interface ChangePreview {
  readonly title: string;
  /** Who gets what. */
  readonly effect: string;
  /** What differs afterwards, a line each; undefined while it is not known yet. */
  readonly changes: readonly string[] | undefined;
  readonly confirm: string;
  readonly done: string;
}

/**
 * What a change would do, or why it can't be made: it has already happened or become pointless, or the caller may not
 * make it.
 */
export type Answer =
  | { readonly possible: true; readonly preview: ChangePreview }
  | { readonly possible: false; readonly why: string };

export const no = (why: string | undefined): Answer => ({
  possible: false,
  why: why ?? 'You may not do this here now.',
});
