import * as z from 'zod/mini';
import type { Operation } from './operation.ts';

/** An operation that takes a body. */
export type WritingOperation = Operation & { readonly body: z.ZodMiniType };

/** Error messages by the field's path in a body: 'address.postalCode'. */
export type Faults = Readonly<Record<string, string>>;

/** What the contract has against a body, in its order and once per path; empty if nothing. */
export const faultsOfBody = ({ body: schema }: WritingOperation, body: unknown): Faults => {
  const faults: Record<string, string> = {};
  // Not in one expression: the bundler keeps all of zod where `?.` follows a call of it.
  const { error } = z.safeParse(schema, body);
  for (const { path, message } of error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
};

/** Reads entries as an operation's body: texts trimmed, what the contract does not name left out. */
export type BodyReader = <S extends z.ZodMiniType>(operation: { readonly body: S }) => z.output<S>;

/** @throws for entries with faults */
export const bodyReader =
  (entries: unknown): BodyReader =>
  ({ body }) =>
    z.parse(body, entries);

const within = (schema: unknown): unknown =>
  schema instanceof z.ZodMiniOptional ||
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniNullable
    ? within(schema.def.innerType)
    : schema;

const schemaAt = ({ body }: WritingOperation, path: string): unknown =>
  path.split('.').reduce<unknown>((schema, key) => {
    const object = within(schema);
    return object instanceof z.ZodMiniObject ? Reflect.get(object.shape, key) : undefined;
  }, body);

const lengthIn = (check: object): readonly number[] => {
  const { def } = Reflect.get(check, '_zod');
  return def.check === 'max_length' ? [def.maximum] : [];
};

/**
 * How many characters an operation's body takes at a path: 6 at 'address.postalCode'. Undefined for what is no text, or
 * has no limit.
 */
export const longestAt = (operation: WritingOperation, path: string): number | undefined => {
  const schema = within(schemaAt(operation, path));
  if (!(schema instanceof z.ZodMiniString)) return undefined;
  const lengths = (schema.def.checks ?? []).flatMap(lengthIn);
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
};
