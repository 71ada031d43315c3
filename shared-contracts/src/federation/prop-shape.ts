import * as z from 'zod/mini';

/**
 * The props of an extension point as data, so that two builds made months apart can be compared without their
 * code. A list is written [shape of an item]; an optional key ends with '?'.
 */
export type PropShape =
  /** 'string', 'number', 'boolean', 'function', or a kind of a newer contract. */
  string | readonly [PropShape] | { readonly [key: string]: PropShape };

export const propShapeSchema: z.ZodMiniType<PropShape> = z.lazy(() =>
  z.union([z.string(), z.tuple([propShapeSchema]), z.record(z.string(), propShapeSchema)]),
);

/** The shape that describes a type: the compiler refuses a shape that differs from it. */
export type ShapeOf<T> = T extends string
  ? 'string'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : T extends (...args: never[]) => unknown
        ? 'function'
        : T extends readonly (infer I)[]
          ? readonly [ShapeOf<I>]
          : {
              readonly [K in keyof T as undefined extends T[K] ? `${K & string}?` : K & string]-?: ShapeOf<
                NonNullable<T[K]>
              >;
            };

const nameOf = (shape: PropShape): string => {
  if (typeof shape === 'string') return `${/^[aeiou]/.test(shape) ? 'an' : 'a'} ${shape}`;
  return Array.isArray(shape) ? 'a list' : 'an object';
};

const isList = (shape: PropShape): shape is readonly [PropShape] => Array.isArray(shape);

/**
 * Why the offered props don't satisfy the wanted ones, 'basket.services.price is a string, not a number'; undefined
 * if they do. Additional offered props are no fault.
 */
export const propMisfit = (offered: PropShape, wanted: PropShape, path = 'props'): string | undefined => {
  if (typeof offered === 'string' || typeof wanted === 'string' || isList(offered) || isList(wanted)) {
    if (isList(offered) && isList(wanted)) return propMisfit(offered[0], wanted[0], path);
    return offered === wanted ? undefined : `${path} is ${nameOf(offered)}, not ${nameOf(wanted)}`;
  }
  for (const [key, shape] of Object.entries(wanted)) {
    const name = key.replace(/\?$/, '');
    const found = offered[name] ?? offered[key];
    if (found === undefined && key.endsWith('?')) continue;
    if (found === undefined)
      return offered[`${name}?`] ? `${path}.${name} may be missing` : `${path}.${name} is missing`;
    const misfit = propMisfit(found, shape, path === 'props' ? name : `${path}.${name}`);
    if (misfit) return misfit;
  }
  return undefined;
};
