/** Keys of schema.org whose values are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'urlTemplate', 'contentUrl', 'hasMap']);

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');

/** JSON-LD in which site paths, in the keys that hold addresses, are replaced by absolute URLs. */
export const absoluteData = (data: unknown, origin: string, key = ''): unknown => {
  if (Array.isArray(data)) return data.map((item) => absoluteData(item, origin, key));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, absoluteData(value, origin, name)]),
    );
  return ADDRESSES.has(key) && isPath(data) ? `${origin}${data}` : data;
};
