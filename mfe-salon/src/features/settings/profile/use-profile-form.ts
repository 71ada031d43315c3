import { salonProfile, updateSalonProfile } from '@sundara/contracts/api';
import { type ApiFailure, fieldWords, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import type { Faults } from '@sundara/web/salon-form';
import { useCallback, useEffect, useState } from 'react';
import { faultsOf, stepOf, withoutFaultsOf } from './profile-faults.ts';
import { changedSince, formOf, type ProfileForm, patchOf } from './profile-form.ts';

const FAILED = 'Failed to update profile';

export interface ProfileState {
  readonly form: ProfileForm | undefined;
  /** Why the profile could not be read. */
  readonly failure: ApiFailure | undefined;
  /** No salon belongs to the account. */
  readonly isMissing: boolean;
  readonly faults: Faults;
  /** Why the last attempt to save failed. */
  readonly problem: string | undefined;
  readonly saving: boolean;
  readonly isChanged: boolean;
  /** A picture is chosen and not uploaded yet: removing its field, or saving, would lose it. */
  readonly isPictureComing: boolean;
  /** Called by a picture field, with its name. */
  readonly setPictureComing: (field: string, busy: boolean) => void;
  readonly edit: (change: Partial<ProfileForm>) => void;
  readonly retry: () => void;
  readonly undo: () => void;
  /** Saves the changes; returns the step with the first fault, undefined when all is stored. */
  readonly save: () => Promise<number | undefined>;
}

/** The salon's profile while it is edited: typed values survive a failed save, until they are stored or undone. */
export const useProfileForm = (): ProfileState => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState<ProfileForm>();
  const [form, setForm] = useState<ProfileForm>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [coming, setComing] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const answer = await http.call(salonProfile, {}, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (!answer.ok) return setFailure(answer.failure);
      setMissing(!answer.data.salon);
      if (!answer.data.salon) return;
      const found = formOf(answer.data.salon);
      setFailure(undefined);
      setKept(found);
      setForm((typed) => typed ?? found);
    };
    read();
    return () => stop.abort();
  }, [http, turn]);

  const patch = form && kept ? patchOf(form, kept) : {};
  const refuse = (found: Faults): number => {
    setFaults(found);
    return Math.min(...Object.keys(found).map(stepOf));
  };
  const save = async (): Promise<number | undefined> => {
    if (!form || saving || coming.length > 0) return undefined;
    setProblem(undefined);
    const found = faultsOf(form);
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    setSaving(true);
    const answer = await http.call(updateSalonProfile, { body: patch });
    setSaving(false);
    if (!answer.ok) {
      setProblem(`${FAILED}. ${answer.failure.message}`);
      notify.error(wordsOf(answer.failure, FAILED));
      const said = fieldWords(answer.failure);
      return Object.keys(said).length > 0 ? refuse(said) : 4;
    }
    const now = formOf(answer.data.salon);
    setKept(now);
    // Edits made during the request stay, to be saved next.
    setForm((typed) => typed && { ...now, ...changedSince(form, typed) });
    notify.success('Profile updated successfully');
    revalidate();
    return undefined;
  };
  return {
    ...{ form, failure, isMissing, faults, problem, saving, save },
    isChanged: Object.keys(patch).length > 0,
    isPictureComing: coming.length > 0,
    setPictureComing: useCallback(
      (field, busy) =>
        setComing((now) => [...now.filter((each) => each !== field), ...(busy ? [field] : [])]),
      [],
    ),
    edit: useCallback((change) => {
      setForm((before) => before && { ...before, ...change });
      setFaults((before) => withoutFaultsOf(before, Object.keys(change)));
    }, []),
    retry: useCallback(() => setTurn((n) => n + 1), []),
    undo: () => {
      setForm(kept);
      setFaults({});
      setProblem(undefined);
    },
  };
};
