/** Below the ephemeral ports, so that no outgoing connection takes the port before a server listens there. */
const PORTS = { from: 20_000, below: 32_000 };
const TRIED = 50;

const somePort = (): number => PORTS.from + Math.floor(Math.random() * (PORTS.below - PORTS.from));

/** A free port of 127.0.0.1, for a server that gets its port as a setting. */
export const freePort = async (): Promise<number> => {
  // Imported here because Jest, whose tests import the other modules of this folder, can't load that package.
  const { default: getPort } = await import('get-port');
  return getPort({ host: '127.0.0.1', port: Array.from({ length: TRIED }, somePort) });
};
