/** What a change would do to an environment as it is now. */
export interface ChangePreview {
  readonly title: string;
  /** Who gets what. */
  readonly effect: string;
  /** What differs afterwards, a line each; undefined while it can't be told yet. */
  readonly changes: readonly string[] | undefined;
  readonly confirm: string;
  readonly done: string;
}

/** What a change would do, or why it can't be made: it has come true or lost its sense meanwhile, or the caller may not make it. */
export type Answer =
  | { readonly possible: true; readonly preview: ChangePreview }
  | { readonly possible: false; readonly why: string };

export const no = (why: string | undefined): Answer => ({
  possible: false,
  why: why ?? 'You may not do this here now.',
});
