import { Refusal } from '../refusal.ts';
import { isSafeAddress } from '../safe-address.ts';

/**
 * The origin of a provider API: https, or http on this machine, where nobody can intercept it.
 *
 * @throws Refusal for anything else
 */
export const providerOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (url && isOrigin && isSafeAddress(url)) return url.origin;
  throw new Refusal(
    `'${text}' is no address of a provider API: write https://api.example.com, or http://127.0.0.1:3001 on this machine.`,
  );
};
