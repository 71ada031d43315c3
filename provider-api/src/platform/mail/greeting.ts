/** What a name is made of. Anything else could be somebody's advertisement, sent to a stranger in our name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;
/** 'www.shop.example' is made of letters and dots as well. */
const ADDRESS = /\S\.\S{2}/;

/**
 * How to greet whoever gave this name, and may have given another's address with it.
 * @returns the name is empty when it does not look like one
 */
export const greetingFor = (given: string): { readonly name: string; readonly greeting: string } => {
  const name = NAME.test(given) && !ADDRESS.test(given) ? given : '';
  return { name, greeting: name ? `Hello ${name},` : 'Hello,' };
};
