/** Rules that belong together, and the tests that state them; paths below the root, without '.ts'. */
export interface RuleSubject {
  readonly name: string;
  readonly rules: readonly string[];
  /** Tests with fixed examples: random ones may detect a mutant on one day and miss it on the next. */
  readonly tests: readonly string[];
}

/** Files of one folder. */
export const filesOf = (folder: string, ...files: readonly string[]): readonly string[] =>
  files.map((file) => `${folder}/${file}`);
