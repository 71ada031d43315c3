/**
 * What code may depend on, place by place: {'DataTable(1).rows[]': 'Row', 'DataTable(1).busy?': 'boolean'}. A place is a
 * name and what follows from it: `.name` a property, `[]` an item of a list, `{}` any value by its key, `(1)` the first
 * argument, `()` the answer, `<>` what a promise brings, `<1>` the first argument of a type. One that ends in '?' may be
 * missing. Its text is each kind of value that may stand there, sorted: '"bar" | "modal"'.
 */
export type Surface = Readonly<Record<string, string>>;

/** One place, read. */
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

/** 'DataTable(1).rows[]' → 'DataTable(1).rows'; undefined for a name that follows from nothing. */
export const parentOf = (path: string): string | undefined => LAST_STEP.exec(path)?.[1];

/**
 * Who hands over what stands at a place. An argument comes from who calls, and what a callback is called with comes back.
 * What stands in `<…>` goes either way, since nobody says what the type makes of it.
 */
export const directionsOf = (path: string): { readonly isGiven: boolean; readonly isTaken: boolean } => {
  if (/<[^>]/.test(path)) return { isGiven: true, isTaken: true };
  const turns = path.match(/\([^)]/g)?.length ?? 0;
  return { isGiven: turns % 2 === 0, isTaken: turns % 2 === 1 };
};
