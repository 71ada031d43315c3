/** Below those that systems give to outgoing connections, so that none takes it before a server listens there. */
const PORTS = { from: 20_000, below: 32_000 };
const TRIED = 50;

const somePort = (): number => PORTS.from + Math.floor(Math.random() * (PORTS.below - PORTS.from));

/** A port of 127.0.0.1 that nothing listens on, for a server that is told where to listen. */
export const freePort = async (): Promise<number> => {
  // Not before: Jest, whose tests take their sizes and their chance from beside this, can't read that package.
  const { default: getPort } = await import('get-port');
  return getPort({ host: '127.0.0.1', port: Array.from({ length: TRIED }, somePort) });
};
