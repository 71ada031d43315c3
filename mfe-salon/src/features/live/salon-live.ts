import { salonEventsAddress, salonOrders } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import { announcer } from './announce.ts';
import { createLive, type Live } from './live.ts';
import { createSound, type Sound } from './sound.ts';

export interface SalonLive {
  readonly line: Live;
  readonly sound: Sound;
}

/** Enough that no older booking is taken for a new one. */
const LATEST = 30;

const known = new WeakMap<ShellApi, SalonLive>();

/** The one connection of a page, shared by all listeners; new bookings are announced over it. */
export const salonLiveOf = (shell: ShellApi): SalonLive => {
  const there = known.get(shell);
  if (there) return there;
  const sound = createSound();
  const line = createLive({
    address: async () => {
      const answer = await shell.http.call(salonEventsAddress, {});
      return answer.ok ? answer.data.url : undefined;
    },
    latest: async () => {
      const answer = await shell.http.call(salonOrders, { query: { limit: LATEST } });
      return answer.ok ? answer.data.data.map(({ id }) => id) : undefined;
    },
    // The sound for new bookings is needed most while the page is hidden.
    listensHidden: sound.isOn,
    announce: announcer(shell, sound),
  });
  const made = { line, sound };
  known.set(shell, made);
  return made;
};
