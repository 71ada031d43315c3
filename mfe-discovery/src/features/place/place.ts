/** The point that distances are measured from: a locality by name, or where the visitor is. */
export type Place = { readonly kind: 'locality'; readonly name: string } | { readonly kind: 'here' };

/** The longest `near` that the API takes. */
const LONGEST = 80;

/** The place that an address names: `here=1`, or `near=Madhapur`; undefined without one. */
export const placeOf = (params: URLSearchParams): Place | undefined => {
  if (params.get('here') === '1') return { kind: 'here' };
  const name = params.get('near')?.trim();
  return name && name.length <= LONGEST ? { kind: 'locality', name } : undefined;
};

/** The same address with distances from another place, on its first page. */
export const withPlace = (params: URLSearchParams, place: Place | undefined): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of ['near', 'here', 'page']) next.delete(key);
  if (place?.kind === 'here') next.set('here', '1');
  if (place?.kind === 'locality') next.set('near', place.name);
  if (!place && next.get('sort') === 'distance') next.delete('sort');
  return next;
};
