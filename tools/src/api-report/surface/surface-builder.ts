import type { Surface } from './surface.ts';

/** The kinds of value of a place as one text; `true` and `false` together become boolean. */
const textOf = (kinds: ReadonlySet<string>): string => {
  const isBoolean = kinds.has('true') && kinds.has('false');
  const others = [...kinds].filter((kind) => !(isBoolean && (kind === 'true' || kind === 'false')));
  return [...others, ...(isBoolean ? ['boolean'] : [])].sort().join(' | ');
};

/** Collects the places of a surface; each may be added several times, by one kind of value at a time. */
export class SurfaceBuilder {
  readonly #places = new Map<string, Set<string>>();
  readonly #optional = new Set<string>();

  add(place: string, kind: string): void {
    if (kind === 'undefined') this.addOptional(place);
    this.#places.set(place, (this.#places.get(place) ?? new Set()).add(kind));
  }

  /** Marks a place as optional; this takes effect once the place has a value. */
  addOptional(place: string): void {
    this.#optional.add(place);
  }

  /** Everything that was added, sorted. */
  get surface(): Surface {
    const places = [...this.#places].map(([place, kinds]) => {
      const known = new Set([...kinds].filter((kind) => kind !== 'undefined'));
      return [this.#optional.has(place) ? `${place}?` : place, textOf(known) || 'undefined'] as const;
    });
    return Object.fromEntries(places.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
