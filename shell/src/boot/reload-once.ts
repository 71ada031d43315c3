interface Reloadable {
  readonly performance: { readonly getEntriesByType: (type: string) => readonly object[] };
  readonly location: { readonly reload: () => void };
}

/**
 * Reloads the page, unless it has just been reloaded: then a further time would change nothing. Returns whether it
 * does. For a page that names what a later site server doesn't have any more.
 */
export const reloadOnce = ({ performance, location }: Reloadable): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || Reflect.get(navigation, 'type') === 'reload') return false;
  location.reload();
  return true;
};
