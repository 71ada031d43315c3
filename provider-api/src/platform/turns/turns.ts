/** Thrown instead of waiting: too many wait already, or this one has waited too long. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

export type TurnLimits = {
  atOnce: number;
  /** How many may wait for a turn. */
  waiting: number;
  /** How long each may wait for its turn, in milliseconds. */
  patience: number;
};

/** Runs tasks a few at a time, in the order they came. */
export const createTurns = ({ atOnce, waiting, patience }: TurnLimits) => {
  let running = 0;
  const queue = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (running < atOnce) {
        running += 1;
        resolve();
        return;
      }
      if (queue.size >= waiting) {
        reject(new TooBusyError(`${queue.size} tasks wait already`));
        return;
      }
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new TooBusyError(`no turn within ${patience} ms`));
      }, patience);
      queue.add(start);
    });

  /** The slot goes straight to the next in line, so that nobody slips in between. */
  const pass = () => {
    const [next] = queue;
    if (next) next();
    else running -= 1;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await task();
    } finally {
      pass();
    }
  };
};

/** Turns of each name apart, with the same limits. */
export const createTurnsByName = (limits: TurnLimits) => {
  const named = new Map<string, ReturnType<typeof createTurns>>();
  return (name: string) => {
    const turns = named.get(name) ?? createTurns(limits);
    named.set(name, turns);
    return turns;
  };
};
