import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Composition, RenderJob, RenderOutcome } from '@sundara/contracts/federation';
import { askProcess } from './ask-process.ts';
import { startConfined } from './confined-process.ts';
import { RENDERER_LIMITS, type RendererLimits } from './limits.ts';
import type { ServerBundles } from './messages.ts';

/**
 * 'ended': the process had to be ended at this page, or ended by itself; 'unfit': the releases can't be loaded, whatever
 * the page; 'closed': the releases are not needed any more; 'away': no render server answered.
 */
export type Rendered =
  | RenderOutcome
  | { readonly kind: 'ended' | 'unfit' | 'closed' | 'away'; readonly detail: string };

const CLOSED: Rendered = { kind: 'closed', detail: 'The renderer was closed.' };

export interface Renderer {
  /** Renders one page after another; never throws. */
  readonly render: (job: RenderJob) => Promise<Rendered>;
  readonly close: () => void;
}

/** Lets the site and the API run before it where a machine has few processors. */
const giveWay = ({ pid }: ChildProcess): void => {
  try {
    if (pid) setPriority(pid, 10);
  } catch {
    // Not allowed here: it then runs like any other process.
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
  let closed = false;
  /** Processes that have rendered a page, so that the engine has compiled most of their code. */
  const warm = new WeakSet<ChildProcess>();

  const start = async (): Promise<ChildProcess | string> => {
    const child = startConfined();
    child.on('error', () => {});
    giveWay(child);
    const answer = await askProcess(
      child,
      { kind: 'load', composition, bundles },
      { ...limits, cpuMs: limits.loadMs },
    );
    if (closed) child.kill('SIGKILL');
    if (typeof answer === 'string') return answer;
    if (answer.kind === 'ready') return child;
    child.kill('SIGKILL');
    return answer.kind === 'unfit' ? answer.detail : 'It answered something else.';
  };

  const renderNow = async (job: RenderJob): Promise<Rendered> => {
    if (closed) return CLOSED;
    running ??= start();
    const child = await running;
    if (typeof child === 'string') {
      running = undefined;
      if (closed) return CLOSED;
      return { kind: 'unfit', detail: child };
    }
    const cpuMs = warm.has(child) ? limits.pageMs : limits.firstPageMs;
    const answer = await askProcess(child, { kind: 'render', job }, { ...limits, cpuMs });
    if (typeof answer !== 'string' && answer.kind === 'done') {
      warm.add(child);
      return answer.outcome;
    }
    if (closed) return CLOSED;
    running = undefined;
    child.kill('SIGKILL');
    return { kind: 'ended', detail: typeof answer === 'string' ? answer : 'It answered something else.' };
  };

  running = start();
  return {
    render: (job) => {
      const turn = last.then(() => renderNow(job));
      last = turn.catch(() => {});
      return turn;
    },
    close: () => {
      closed = true;
      void running?.then((child) => typeof child !== 'string' && child.kill('SIGKILL'));
    },
  };
};
