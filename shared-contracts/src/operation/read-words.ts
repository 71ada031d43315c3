import * as z from 'zod/mini';

/** The words that a field of a query may have; undefined for a field that takes other values. */
const wordsOf = (schema: z.core.$ZodType | undefined): readonly string[] | undefined => {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return wordsOf(schema._zod.def.innerType);
  return schema instanceof z.ZodMiniEnum ? schema.options.map(String) : undefined;
};

/**
 * A query in the words of its schema: they may be written in any case, and an empty one or 'all' asks for no filter
 * (resolutions S33). Other values stay as they are.
 */
export const readWords = (
  { shape }: z.ZodMiniObject,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const words = wordsOf(shape[name]);
      if (!words || typeof value !== 'string') return [[name, value]];
      const text = value.trim().toLowerCase();
      const word = words.find((one) => one.toLowerCase() === text);
      if (word === undefined && (text === '' || text === 'all')) return [];
      return [[name, word ?? value]];
    }),
  );
