/**
 * Fields that a newer program wrote into a document that this one signs again: a new kind of lock, say, must not vanish
 * because an older program changed something else.
 */
export const unknownFields = (
  { shape }: { readonly shape: object },
  document: object | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(document ?? {}).filter(([key]) => !Object.hasOwn(shape, key)));
