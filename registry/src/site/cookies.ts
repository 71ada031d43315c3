/** Longest header that is looked at; a browser sends no more for one site. */
const LONGEST = 16_384;

/** The value of one cookie as it was sent, undefined when there is none; of several of one name the first. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.slice(0, LONGEST)
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * A Set-Cookie for the whole site that scripts can't read and other sites can't send along with a POST. The value
 * must be of characters that a cookie may have; `maxAge` is in seconds, 0 removes it.
 */
export const writeCookie = (
  name: string,
  value: string,
  { maxAge, secure }: { readonly maxAge: number; readonly secure: boolean },
): string => `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
