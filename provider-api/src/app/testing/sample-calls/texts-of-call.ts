import type { SampleCall } from './sample-call.ts';

type Path = readonly string[];

const PARTS = ['params', 'query', 'body'] as const;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const below = (value: unknown, path: Path): readonly Path[] => {
  if (typeof value === 'string') return [path];
  return isGroup(value) ? Object.entries(value).flatMap(([name, one]) => below(one, [...path, name])) : [];
};

/** Where a call has texts: ['body', 'address', 'street']. */
export const textsOf = (call: SampleCall): readonly Path[] =>
  PARTS.flatMap((part) => below(call[part] ?? {}, [part]));

/** The call with another text at one place. */
export const withText = (call: SampleCall, path: Path, text: string): SampleCall => {
  const copy: SampleCall = structuredClone(call);
  const [name = '', ...groups] = path.toReversed();
  const group = groups
    .toReversed()
    .reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), copy);
  if (isGroup(group)) Reflect.set(group, name, text);
  return copy;
};
