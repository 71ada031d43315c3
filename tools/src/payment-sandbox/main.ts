import type { AddressInfo } from 'node:net';
import { createPaymentSandbox } from './app.ts';
import { readSettings } from './settings.ts';

const HOST = '127.0.0.1';

const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const app = createPaymentSandbox({ ...settings, report: (sentence) => console.warn(sentence) });
  const address = await listen(app, settings.port);
  console.log(`Payment sandbox (test mode) ready on ${address}, webhooks go to ${settings.webhookUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
};

/** @throws Error in one sentence where the port is taken. */
const listen = async (app: ReturnType<typeof createPaymentSandbox>, port: number): Promise<string> => {
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    await app.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken: end what listens there, or set SANDBOX_PORT to a free port.`);
    }
    throw error;
  }
  const bound: string | AddressInfo | null = app.server.address();
  return `http://${HOST}:${typeof bound === 'object' && bound ? bound.port : port}`;
};

main().catch((error: unknown) => {
  console.error(`Payment sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
