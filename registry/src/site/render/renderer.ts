import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Composition, RenderJob, RenderOutcome } from '@sundara/contracts/federation';
import { startConfined } from './confined-process.ts';
import type { FromRenderer, ServerBundles, ToRenderer } from './messages.ts';

export interface RendererLimits {
  /** How long a page may take, in milliseconds; then the process is ended. */
  readonly pageMs: number;
  /** How long the releases may take to be evaluated. */
  readonly loadMs: number;
  /** Most resident memory of the process. */
  readonly megabytes: number;
  /** Most pages that wait for their turn. */
  readonly waiting: number;
}
export const RENDERER_LIMITS: RendererLimits = { pageMs: 1_000, loadMs: 5_000, megabytes: 400, waiting: 60 };

/** 'ended': the process had to be ended at this page, or ended by itself; 'busy': too many pages wait already. */
export type Rendered = RenderOutcome | { readonly kind: 'ended' | 'busy'; readonly detail: string };

export interface Renderer {
  /** Renders one page after another; never throws. */
  readonly render: (job: RenderJob) => Promise<Rendered>;
  readonly close: () => void;
}

const MEMORY_LOOK_MS = 100;
const PAGE_KB = 4;

/** Resident memory of a process, in megabytes; undefined where the system doesn't tell. */
const residentMegabytes = async (pid: number): Promise<number | undefined> => {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
  const pages = Number(text?.split(' ')[1]);
  return Number.isFinite(pages) ? (pages * PAGE_KB) / 1024 : undefined;
};

/** Lets the site and the API run before it where a machine has few processors. */
const giveWay = ({ pid }: ChildProcess): void => {
  try {
    if (pid) setPriority(pid, 10);
  } catch {
    // Not allowed here: it then runs like any other process.
  }
};

/** Sends a message and waits for its answer; a process that is late, too large or gone is ended, with the reason. */
const ask = async (
  child: ChildProcess,
  message: ToRenderer,
  { limitMs, megabytes }: { readonly limitMs: number; readonly megabytes: number },
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
    const late = setTimeout(() => resolve(end(`It took over ${limitMs} ms.`)), limitMs);
    const look = setInterval(async () => {
      const used = child.pid ? await residentMegabytes(child.pid) : undefined;
      if (used !== undefined && used > megabytes && !signal.aborted)
        resolve(end(`It took over ${megabytes} MB of memory.`));
    }, MEMORY_LOOK_MS);
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

/** A renderer of one composition. Its process starts at once, and again at the next page after it was ended. */
export const createRenderer = (
  composition: Composition,
  bundles: ServerBundles,
  limits: RendererLimits = RENDERER_LIMITS,
): Renderer => {
  let running: Promise<ChildProcess | string> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  const start = async (): Promise<ChildProcess | string> => {
    const child = await startConfined();
    child.on('error', () => {});
    giveWay(child);
    const answer = await ask(
      child,
      { kind: 'load', composition, bundles },
      { ...limits, limitMs: limits.loadMs },
    );
    if (closed) child.kill('SIGKILL');
    if (typeof answer === 'string') return answer;
    if (answer.kind === 'ready') return child;
    child.kill('SIGKILL');
    return answer.kind === 'unfit' ? answer.detail : 'It answered something else.';
  };

  const renderNow = async (job: RenderJob): Promise<Rendered> => {
    running ??= start();
    const child = await running;
    if (typeof child === 'string') {
      running = undefined;
      return { kind: 'ended', detail: child };
    }
    const answer = await ask(child, { kind: 'render', job }, { ...limits, limitMs: limits.pageMs });
    if (typeof answer !== 'string' && answer.kind === 'done') return answer.outcome;
    running = undefined;
    child.kill('SIGKILL');
    return { kind: 'ended', detail: typeof answer === 'string' ? answer : 'It answered something else.' };
  };

  running = start();
  return {
    render: (job) => {
      if (closed || waiting >= limits.waiting)
        return Promise.resolve({ kind: 'busy', detail: `${waiting} pages wait already.` });
      waiting += 1;
      const turn = last
        .then(() => renderNow(job))
        .finally(() => {
          waiting -= 1;
        });
      last = turn.catch(() => {});
      return turn;
    },
    close: () => {
      closed = true;
      void running?.then((child) => typeof child !== 'string' && child.kill('SIGKILL'));
    },
  };
};
