import type { ApiFields, ApiOperation, ApiUse } from './api-report.ts';

/** A parsed field of a report. */
interface Field {
  readonly path: string;
  readonly types: readonly string[];
  readonly required: boolean;
}

/** Rules that an operation can break for callers written for another version. */
export type BreakRule = 'operation' | 'reply-field' | 'request-field';

/** One thing that a caller depends on and that an API doesn't provide. */
export interface Break {
  readonly rule: BreakRule;
  readonly operation: string;
  /** The end of a sentence that begins with "the API": "doesn't answer salons[].rating". */
  readonly what: string;
}

const read = (fields: ApiFields): ReadonlyMap<string, Field> =>
  new Map(
    Object.entries(fields).map(([key, type]) => {
      const path = key.replace(/\?$/, '');
      return [path, { path, types: type.split(' | '), required: path === key }] as const;
    }),
  );

/** 'salons[].services[].price' → 'salons[].services[]', whose parent is 'salons[].services'. */
const parentOf = (path: string): string | undefined => {
  const end = path.endsWith('[]') ? path.length - 2 : path.lastIndexOf('.');
  return end > 0 ? path.slice(0, end) : undefined;
};

/** The kind of a literal: '"paid"' is a string, '7' an integer. */
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

/** The given kinds of value that a reader of the taken kinds can't accept. */
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
    // A field inside an object that is never sent can't be missing.
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
 * What breaks for a caller of an operation, written for `wanted`, where `offered` runs: the operation or its URL is
 * missing; a field that it reads is missing or has a type that it can't accept; or a field is required that it doesn't
 * send. If a field is lost with its children, only the field is reported. A caller parses replies by their schema, so
 * every field that its contract requires counts as read, and an additional value of an enum breaks it.
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
