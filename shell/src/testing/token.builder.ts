/** A token as the API signs it, with an unchecked signature. */
export const aToken = (payload: object): string => {
  const part = (value: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  };
  return `${part({ alg: 'EdDSA' })}.${part(payload)}.signature`;
};
