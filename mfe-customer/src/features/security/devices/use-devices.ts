import { type Device, endDevice, endOtherDevices, listDevices } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { useAnswer } from '../use-answer.ts';

const devicesIn = (result: Result<{ devices: Device[] }>): Result<Device[]> =>
  result.ok ? { ok: true, data: result.data.devices } : result;

export interface Devices {
  readonly result: Result<Device[]> | undefined;
  readonly asking: boolean;
  readonly ask: () => Promise<void>;
  /** What is being signed out: a device's id, or 'others'. */
  readonly ending: string | undefined;
  /** Resolves to false if it failed; the person was notified. */
  readonly end: (device: Device) => Promise<boolean>;
  readonly endOthers: () => Promise<boolean>;
}

/** The devices on which the account is signed in, and signing them out. */
export const useDevices = (): Devices => {
  const { http, notify } = useShell();
  const [ending, setEnding] = useState<string>();
  const { result, asking, ask, show } = useAnswer(async (signal) =>
    devicesIn(await http.call(listDevices, {}, { signal })),
  );

  const ended = async (what: string, call: Promise<Result<{ devices: Device[] }>>, said: string) => {
    setEnding(what);
    const answer = devicesIn(await call);
    setEnding(undefined);
    if (answer.ok) {
      show(answer.data);
      notify.success(said);
      return true;
    }
    const { failure } = answer;
    notify.error(failure.message);
    // The device was signed out meanwhile.
    if (failure.kind === 'rejected' && failure.code === 'NOT_FOUND') void ask();
    return false;
  };
  return {
    result,
    asking,
    ask,
    ending,
    end: ({ id, name }) => ended(id, http.call(endDevice, { params: { id } }), `Signed out on ${name}`),
    endOthers: () => ended('others', http.call(endOtherDevices, {}), 'Signed out everywhere else'),
  };
};
