import type { ApiFields, ApiOperation, ApiUse } from './api-report.ts';

/** A field as it is written in a report, read. */
interface Field {
  readonly path: string;
  readonly types: readonly string[];
  readonly required: boolean;
}

/** Rules by which an operation is no longer what its callers were written for. */
export type BreakRule = 'operation' | 'reply-field' | 'request-field';

/** One thing that a caller depends on and that an API doesn't give. */
export interface Break {
  readonly rule: BreakRule;
  readonly operation: string;
  /** To stand behind "the API": "doesn't answer salons[].rating". */
  readonly what: string;
}

const read = (fields: ApiFields): ReadonlyMap<string, Field> =>
  new Map(
    Object.entries(fields).map(([key, type]) => {
      const path = key.replace(/\?$/, '');
      return [path, { path, types: type.split(' | '), required: path === key }] as const;
    }),
  );

/** 'salons[].services[].price' → 'salons[].services[]', which lies in 'salons[].services'. */
const parentOf = (path: string): string | undefined => {
  const end = path.endsWith('[]') ? path.length - 2 : path.lastIndexOf('.');
  return end > 0 ? path.slice(0, end) : undefined;
};

/** The kind of a value that is written out: '"paid"' is a string, '7' an integer. */
const kindOf = (type: string): string => {
  if (type.startsWith('"')) return 'string';
  if (type === 'true' || type === 'false') return 'boolean';
  return /^-?\d+$/.test(type) ? 'integer' : /^-?\d/.test(type) ? 'number' : type;
};

const takes = (taken: readonly string[], given: string): boolean => {
  const kind = kindOf(given);
  return (
    taken.some((one) => one === given || one === kind || one === 'any') ||
    (kind === 'integer' && taken.includes('number'))
  );
};

/** Of these kinds of value, those that somebody who takes the others can't read. */
export const untaken = (given: readonly string[], taken: readonly string[]): readonly string[] =>
  given.filter((type) => !takes(taken, type));

const repliesBroken = (wanted: ApiFields, offered: ApiFields, unread: ReadonlySet<string>) => {
  const has = read(offered);
  return [...read(wanted).values()].flatMap(({ path, types, required }) => {
    const given = has.get(path);
    const parent = parentOf(path);
    const isToldAbove = parent !== undefined && !has.has(parent);
    if (!given) return isToldAbove || unread.has(path) ? [] : [`doesn't answer ${path}`];
    const strange = untaken(given.types, types);
    if (strange.length > 0)
      return [`answers ${strange.join(' | ')} in ${path}, not only ${types.join(' | ')}`];
    return required && !given.required ? [`doesn't always answer ${path}`] : [];
  });
};

const requestsBroken = (sent: ApiFields, taken: ApiFields, unsent: ReadonlySet<string>) => {
  const knows = read(sent);
  const wants = read(taken);
  const demanded = [...wants.values()].flatMap(({ path, required }) => {
    const given = knows.get(path);
    const parent = parentOf(path);
    // What lies in something that is never sent is never missing.
    const isMoot = parent?.includes('.') === true && !knows.has(parent);
    return required && !given?.required && !isMoot ? [`demands ${path}`] : [];
  });
  const refused = [...knows.values()].flatMap(({ path, types }) => {
    const taker = wants.get(path);
    const parent = parentOf(path);
    const isToldAbove = parent?.includes('.') === true && !wants.has(parent);
    if (!taker) return isToldAbove || unsent.has(path) ? [] : [`doesn't take ${path}`];
    const strange = untaken(types, taker.types);
    return strange.length > 0 ? [`doesn't take ${strange.join(' | ')} in ${path}`] : [];
  });
  return [...demanded, ...refused];
};

/**
 * What a caller of an operation, written for `wanted`, misses where `offered` runs: the operation, at its address; each
 * field that it reads, of a type that it takes; and nothing demanded of it that it doesn't send. Of a field that is lost
 * with all that lies in it, only that is told. A caller takes a reply by its schema, so that every field that its contract
 * requires counts as read, and a word more in a list of words breaks it.
 */
export const findBreaks = (
  operation: string,
  wanted: ApiUse,
  offered: ApiOperation | undefined,
): readonly Break[] => {
  if (!offered) return [{ rule: 'operation', operation, what: `doesn't have ${operation}` }];
  if (offered.call !== wanted.call)
    return [
      { rule: 'operation', operation, what: `answers ${operation} at ${offered.call}, not ${wanted.call}` },
    ];
  const replies = repliesBroken(wanted.reply, offered.reply, new Set(wanted.unread));
  const requests = requestsBroken(wanted.request, offered.request, new Set(wanted.unsent));
  return [
    ...replies.map((what) => ({ rule: 'reply-field' as const, operation, what })),
    ...requests.map((what) => ({ rule: 'request-field' as const, operation, what })),
  ];
};
