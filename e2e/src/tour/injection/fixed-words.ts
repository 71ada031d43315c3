import * as contracts from '@sundara/contracts/api';

/** Every part of a schema, and of what it is made of: a schema is an object with its definition in `_zod.def`. */
const collect = (part: unknown, seen: Set<object>, words: Set<string>): void => {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const { _zod: { def = part } = {} } = part as { readonly _zod?: { readonly def?: object } };
  if ('type' in def && def.type === 'enum' && 'entries' in def)
    for (const word of Object.values(Object(def.entries))) words.add(String(word));
  else if ('type' in def && def.type === 'literal' && 'values' in def && Array.isArray(def.values))
    for (const word of def.values) words.add(String(word));
  else for (const each of Object.values(def)) collect(each, seen, words);
};

const fixedWords = (): ReadonlySet<string> => {
  const words = new Set<string>();
  const seen = new Set<object>();
  for (const each of Object.values(contracts))
    if (typeof each === 'object' && each !== null && 'reply' in each) collect(each, seen, words);
  return words;
};

/** The words of the API that nobody writes: those of the contract's enumerations. */
export const FIXED_WORDS = fixedWords();
