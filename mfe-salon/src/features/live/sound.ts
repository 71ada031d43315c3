import { playTone } from './tone.ts';

/** The sound of a new booking, on this device: off until somebody turns it on here. */
export interface Sound {
  readonly isOn: () => boolean;
  /** Turning it on plays it once, as a sample. */
  readonly turn: (on: boolean) => void;
  /** Rings if it is on, once per browser, however many pages receive the same booking. */
  readonly ring: (bookingId: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const KEY = 'salon-sound';
/** Other pages of this browser receive the same booking within this time, in milliseconds. */
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
    // Without storage the setting lasts for this page.
  }
};

/** Runs on the first page that asks, if the browser has locks; on every page otherwise. */
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
  /** Browsers let a page play sound only after a user gesture. */
  const waken = async () => {
    if (!on || typeof AudioContext === 'undefined') return;
    context ??= makeContext();
    if (context.state === 'suspended') await context.resume().catch(() => {});
  };
  const play = () => {
    const asked = Date.now();
    // The context stays suspended until the browser allows sound; a tone that comes minutes late would mislead.
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
