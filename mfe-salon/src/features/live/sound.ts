import { playTone } from './tone.ts';

/** The sound of a new booking, on this device: off until somebody turns it on here. */
export interface Sound {
  readonly isOn: () => boolean;
  /** Turning it on plays it once, so that one hears what was chosen. */
  readonly turn: (on: boolean) => void;
  /** Rings where it is on, once in a browser, however many pages hear of the same booking. */
  readonly ring: (bookingId: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const KEY = 'salon-sound';
/** Other pages of this browser hear of the same booking within this time, in milliseconds. */
const ONCE_MS = 5_000;
const LATE_MS = 2_000;

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
};

const store = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage it holds for this page.
  }
};

/** Runs for the first page that asks, where the browser can tell; for each page elsewhere. */
const once = (name: string, run: () => void): void => {
  if (!('locks' in navigator)) {
    run();
    return;
  }
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      run();
      await new Promise((resolve) => setTimeout(resolve, ONCE_MS));
    })
    .catch(run);
};

export const createSound = (makeContext: () => AudioContext = () => new AudioContext()): Sound => {
  const listeners = new Set<() => void>();
  let on = stored();
  let context: AudioContext | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** Browsers let a page sound only after somebody has touched it. */
  const waken = async () => {
    if (!on || typeof AudioContext === 'undefined') return;
    context ??= makeContext();
    if (context.state === 'suspended') await context.resume().catch(() => {});
  };
  const play = () => {
    const asked = Date.now();
    // Until the browser lets it sound the context stays asleep; a tone that comes minutes late says something else.
    void waken().then(() => {
      if (context && Date.now() - asked < LATE_MS) playTone(context);
    });
  };
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    on = stored();
    tell();
  };

  return {
    isOn: () => on,
    turn: (next) => {
      on = next;
      store(next);
      tell();
      if (next) play();
    },
    ring: (bookingId) => {
      if (on) once(`salon-sound-${bookingId}`, play);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', follow);
        window.addEventListener('pointerdown', waken);
        window.addEventListener('keydown', waken);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', follow);
        window.removeEventListener('pointerdown', waken);
        window.removeEventListener('keydown', waken);
      };
    },
  };
};
