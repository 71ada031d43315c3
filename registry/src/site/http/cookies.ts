/** The part of the header that is read, in characters; browsers send no more for one site. */
const LONGEST = 16_384;

/** The raw value of a cookie, the first if several have the name; undefined when there is none. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.slice(0, LONGEST)
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * A Set-Cookie for the whole site that scripts can't read and other sites can't send along with a POST. The value may
 * only have characters that are allowed in a cookie; `maxAge` is in seconds, 0 removes it.
 */
export const writeCookie = (
  name: string,
  value: string,
  { maxAge, secure }: { readonly maxAge: number; readonly secure: boolean },
): string => `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
