import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { usedBy } from '@sundara/node/process-use';
import type { RendererLimits } from './limits.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';

/** How often a working process is looked at. */
const LOOK_MS = 50;

/** Sends a message and waits for its answer; a process that is late, too large or gone is ended, with the reason. */
export const askProcess = async (
  child: ChildProcess,
  message: ToRenderer,
  { cpuMs, waitMs, megabytes }: Pick<RendererLimits, 'waitMs' | 'megabytes'> & { readonly cpuMs: number },
): Promise<FromRenderer | string> => {
  const over = new AbortController();
  const { signal } = over;
  const end = (reason: string): string => {
    child.kill('SIGKILL');
    return reason;
  };
  const answered = once(child, 'message', { signal }).then(
    ([answer]: FromRenderer[]) => answer ?? end('It said nothing.'),
  );
  const gone = once(child, 'exit', { signal }).then(([code, by]) =>
    end(`It ended by itself (${by ?? code}).`),
  );
  const watched = new Promise<string>((resolve) => {
    const before = usedBy(child.pid);
    const late = setTimeout(() => resolve(end(`It took over ${waitMs} ms.`)), waitMs);
    const look = setInterval(async () => {
      const [first, now] = [await before, await usedBy(child.pid)];
      if (signal.aborted || !first || !now) return;
      if (now.cpuMs - first.cpuMs > cpuMs) resolve(end(`It took over ${cpuMs} ms of a processor.`));
      if (now.megabytes > megabytes) resolve(end(`It took over ${megabytes} MB of memory.`));
    }, LOOK_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(late);
      clearInterval(look);
    });
  });
  try {
    child.send(message);
    return await Promise.race([answered, gone, watched]);
  } catch (error) {
    return end(String(error));
  } finally {
    over.abort();
    answered.catch(() => {});
    gone.catch(() => {});
  }
};
