import { Refusal } from '../refusal.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The origin of a provider API: https, or http on this machine, where nobody stands between.
 *
 * @throws Refusal for anything else
 */
export const providerOrigin = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url && isOrigin && isSafe) return url.origin;
  throw new Refusal(
    `'${text}' is no address of a provider API: write https://api.example.com, or http://127.0.0.1:3001 on this machine.`,
  );
};
