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

/** Gives the turn to the next in line. Ending it again does nothing. */
export type EndTurn = () => void;

/** A semaphore: a few have a turn at once, the others wait in the order they came. */
export interface Turns {
  /** @throws TooBusyError where too many wait already, or after waiting too long */
  readonly take: () => Promise<EndTurn>;
  /** Runs a task for which a turn is taken. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** How many wait for a turn. */
  readonly waiting: number;
}

export const createTurns = ({ atOnce, waiting, patience }: TurnLimits): Turns => {
  let taken = 0;
  const queue = new Set<() => void>();

  /** The slot goes straight to the next in line, so that nobody slips in between. */
  const pass = () => {
    const [next] = queue;
    if (next) next();
    else taken -= 1;
  };
  const endOnce = (): EndTurn => {
    let isEnded = false;
    return () => {
      if (!isEnded) pass();
      isEnded = true;
    };
  };
  const take = () =>
    new Promise<EndTurn>((resolve, reject) => {
      if (taken < atOnce) {
        taken += 1;
        resolve(endOnce());
        return;
      }
      if (queue.size >= waiting) {
        reject(new TooBusyError(`${queue.size} tasks wait already`));
        return;
      }
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve(endOnce());
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new TooBusyError(`no turn within ${patience} ms`));
      }, patience);
      queue.add(start);
    });

  return {
    take,
    run: async (task) => {
      const end = await take();
      try {
        return await task();
      } finally {
        end();
      }
    },
    get waiting() {
      return queue.size;
    },
  };
};

/** Turns of each name apart, with the same limits by default. */
export const createTurnsByName = (limits: TurnLimits) => {
  const named = new Map<string, Turns>();
  return {
    /** @param own the limits of this name, always the same, where they are others */
    take: (name: string, own = limits): Promise<EndTurn> => {
      const turns = named.get(name) ?? createTurns(own);
      named.set(name, turns);
      return turns.take();
    },
    /** How many wait for a turn of any name. */
    get waiting() {
      return [...named.values()].reduce((sum, turns) => sum + turns.waiting, 0);
    },
  };
};
