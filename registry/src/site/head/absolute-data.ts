/** Keys of schema.org whose values are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'urlTemplate', 'contentUrl', 'hasMap']);

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');

/** JSON-LD whose paths of the site, in the keys that hold addresses, are whole addresses. */
export const absoluteData = (data: unknown, origin: string, key = ''): unknown => {
  if (Array.isArray(data)) return data.map((item) => absoluteData(item, origin, key));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, absoluteData(value, origin, name)]),
    );
  return ADDRESSES.has(key) && isPath(data) ? `${origin}${data}` : data;
};
