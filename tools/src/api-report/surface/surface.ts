/**
 * What code may depend on, place by place: {'DataTable(1).rows[]': 'Row', 'DataTable(1).busy?': 'boolean'}. A place is
 * a name followed by steps: `.name` a property, `[]` an item of a list, `{}` any value by its key, `(1)` the first
 * argument, `()` the result, `<>` the value of a promise, `<1>` the first argument of a type. One that ends in '?' may
 * be missing. Its text lists each kind of value that it may have, sorted: '"bar" | "modal"'.
 */
export type Surface = Readonly<Record<string, string>>;

/** One place, parsed. */
export interface Place {
  readonly path: string;
  readonly types: readonly string[];
  readonly isOptional: boolean;
}

/** Path → place. */
export const placesOf = (surface: Surface): ReadonlyMap<string, Place> =>
  new Map(
    Object.entries(surface).map(([key, text]) => {
      const path = key.replace(/\?$/, '');
      return [path, { path, types: text.split(' | '), isOptional: path !== key }] as const;
    }),
  );

const LAST_STEP = /^(.+?)(?:\.[^.()<>[\]{}]+|\[\]|\{\}|\([^()]*\)|<[^<>]*>)$/;

/** 'DataTable(1).rows[]' → 'DataTable(1).rows'; undefined for a name without steps. */
export const parentOf = (path: string): string | undefined => LAST_STEP.exec(path)?.[1];

/**
 * Which side passes the value at a place. An argument comes from the caller, but a callback's argument comes back to
 * it. A value in `<…>` may go either way, since it is unknown how the type uses it.
 */
export const directionsOf = (path: string): { readonly isGiven: boolean; readonly isTaken: boolean } => {
  if (/<[^>]/.test(path)) return { isGiven: true, isTaken: true };
  const turns = path.match(/\([^)]/g)?.length ?? 0;
  return { isGiven: turns % 2 === 0, isTaken: turns % 2 === 1 };
};
