import bowser from 'bowser';

const LONGEST = 300;

/**
 * A browser as its owner would call it.
 * @param userAgent the header of that name
 * @example 'Chrome on Android'; 'Unknown device' without a header
 */
export const deviceName = (userAgent: string | undefined): string => {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = bowser.parse(userAgent.slice(0, LONGEST));
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return parts.join(' on ') || UNKNOWN;
};

const UNKNOWN = 'Unknown device';

/**
 * A network for display to its owner, without the last part, so that the list has no exact address.
 * @param network see `networkOf`
 * @example '203.0.113.x', '2001:0db8:0001:x'
 */
export const networkShown = (network: string): string =>
  network.replace(/[.:][^.:]*$/, (last) => `${last[0]}x`);
