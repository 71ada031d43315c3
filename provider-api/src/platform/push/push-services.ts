/** The push services of Chrome, Firefox, Edge and Safari. */
export const PUSH_SERVICES: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
];

/**
 * Whether an address is at one of the services. Only those are called, since the address comes from a browser and the
 * call from inside our network.
 * @param services origins; `*.` in front of a host stands for all hosts below it
 */
export const isAtPushService = (address: string, services: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host, username, password } = new URL(address);
  if (username || password) return false;
  return services.some((service) => {
    const [scheme, below] = service.split('//*');
    return below === undefined ? service === origin : scheme === protocol && host.endsWith(below);
  });
};
