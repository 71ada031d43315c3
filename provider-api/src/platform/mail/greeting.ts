/** What a name consists of. Any other text could be an advertisement that our mail carries to a stranger. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;
/** Excludes 'www.shop.example', which consists of letters and dots as well. */
const ADDRESS = /\S\.\S{2}/;

/**
 * The greeting for a given name; the e-mail address given with it may be somebody else's.
 * @returns an empty name if the given text does not look like one
 */
export const greetingFor = (given: string): { readonly name: string; readonly greeting: string } => {
  const name = NAME.test(given) && !ADDRESS.test(given) ? given : '';
  return { name, greeting: name ? `Hello ${name},` : 'Hello,' };
};
