/** A token as the API signs it, with a signature that nobody checks here. */
export const aToken = (payload: object): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
  return `${part({ alg: 'EdDSA' })}.${part(payload)}.signature`;
};
