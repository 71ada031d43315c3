import { pathOf } from './faults.ts';
import type { Edited, Fields, Values } from './field.ts';

export type Body = Readonly<Record<string, unknown>>;

const valueAt = (edited: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (found, key) => (typeof found === 'object' && found ? Reflect.get(found, key) : undefined),
      edited,
    );

/** The values with which a form begins: those of what is edited, or of a new one. Numbers become text. */
export const startOf = <F extends Fields>(fields: F, edited?: Edited<F>): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): readonly unknown[] => {
      if (edited === undefined) return [name, field.start];
      if (field.read) return [name, field.read(edited)];
      const found = valueAt(edited, pathOf(fields, name)) ?? field.start;
      return [name, typeof field.start === 'string' ? String(found) : found];
    }),
  );

const put = (body: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    body[key] = value;
    return;
  }
  const part = { ...Object(body[key]) };
  put(part, rest, value);
  body[key] = part;
};

/** The values as a body, each at its path. */
export const bodyOf = (fields: Fields, values: object): Body => {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = Reflect.get(values, name);
    const written = field.write ? field.write(value) : value;
    if (written !== undefined) put(body, pathOf(fields, name).split('.'), written);
  }
  return body;
};

/** The entries that differ from others. */
export const changesOf = (now: object, before: object): Body =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, key)),
    ),
  );
