import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, systemCode } from '../refusal.ts';
import { buildRenderServer } from './app.ts';
import { type RenderSettings, readRenderSettings } from './settings.ts';

/** Pages under way get this long to end when the server is told to stop. */
const STOP_LIMIT_MS = 5_000;
/** What sysexits.h calls EX_CONFIG: a supervisor need not try again. */
const WRONG_SETTING = 78;

const settingsOrEnd = (): RenderSettings => {
  try {
    return readRenderSettings(process.env);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`The render server can't start: ${error.message}`);
    process.exit(WRONG_SETTING);
  }
};

const start = async (): Promise<void> => {
  process.title = 'sundara render';
  const { host, port, stopDelaySeconds, registry } = settingsOrEnd();
  let stopping = false;
  const app = await buildRenderServer(registry, { isStopping: () => stopping });
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    await pause(stopDelaySeconds * 1_000);
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = systemCode(error);
    throw code ? new Refusal(`it can't listen on ${host}:${port} (${code}): check HOST and PORT.`) : error;
  }
  console.log(`The render server listens on http://${host}:${port}.`);
};

start().catch((error: unknown) => {
  const known = error instanceof Refusal;
  console.error(known ? `The render server can't start: ${error.message}` : error);
  process.exit(1);
});
