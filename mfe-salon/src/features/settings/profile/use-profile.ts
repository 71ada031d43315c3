import { type Reply, type SalonProfile, salonProfile, updateSalonProfile } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { type Form, startOf, useForm } from '@sundara/web/fields';
import { useRevalidator } from '@sundara/web/router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { outsideIn } from '../../hours/visits-outside.tsx';
import { profileFields } from './profile-form.ts';

const START = startOf(profileFields);

export interface Profile {
  /** Its choice is whether visits outside of new hours are kept. */
  readonly form: Form<typeof profileFields, boolean>;
  /** What reading the profile brought; undefined before. */
  readonly read: 'found' | 'missing' | ApiFailure | undefined;
  readonly retry: () => void;
}

/** The salon's profile while it is edited. */
export const useProfile = (): Profile => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState<Profile['read']>();
  const [turn, setTurn] = useState(0);
  const isSaved = useRef(false);
  // The page behind is read anew when the dialog is gone: its closing would break off a reading that began before.
  useEffect(
    () => () => {
      if (isSaved.current) void revalidate();
    },
    [revalidate],
  );
  const form = useForm<typeof profileFields, Reply<typeof updateSalonProfile>, boolean>({
    ...{ fields: profileFields, start: START, operation: updateSalonProfile, changesOnly: true },
    ...{ failed: 'Failed to update profile', locks: true },
    send: (bodyFor, keepVisits = false) => {
      const body = bodyFor(updateSalonProfile);
      return http.call(updateSalonProfile, { body: body.workingHours ? { ...body, keepVisits } : body });
    },
    onSaved: ({ salon }) => {
      form.keep(startOf(profileFields, salon));
      notify.success('Profile updated successfully');
      isSaved.current = true;
    },
    onFailed: (failure, words) => {
      if (!outsideIn(failure)) notify.error(words);
      return undefined;
    },
  });
  const take = useEffectEvent((salon: SalonProfile) => form.keep(startOf(profileFields, salon)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    const stop = new AbortController();
    http.call(salonProfile, {}, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.ok && answer.data.salon) take(answer.data.salon);
      setRead(answer.ok ? (answer.data.salon ? 'found' : 'missing') : answer.failure);
    });
    return () => stop.abort();
  }, [http, turn]);
  return { form, read, retry: useCallback(() => setTurn((n) => n + 1), []) };
};
