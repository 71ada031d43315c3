import { type ApiFailure, fieldWords, type Result, wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import type { ListedService } from './listed-service.ts';
import { type DraftErrors, draftOf, type ServiceDraft } from './service-draft.ts';

interface Options {
  /** Undefined for a new one. */
  readonly service: ListedService | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The draft of a service's form, its errors, and its submission: closes when saved, keeps all entries when not. */
export const useServiceDraft = ({ service, onSaved, onClose }: Options) => {
  const { notify } = useShell();
  const [before] = useState<ServiceDraft>(() => draftOf(service));
  const [draft, setDraft] = useState(before);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [trouble, setTrouble] = useState<string>();
  const [saving, setSaving] = useState(false);
  /** Whether a picture is chosen but not uploaded yet; saving now saves without it. */
  const [isPictureComing, setPictureComing] = useState(false);

  const change = (part: Partial<ServiceDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };

  /** Shows errors next to the fields. @returns the first field with an error; undefined if all are valid */
  const mark = (wrong: DraftErrors): string | undefined => {
    setErrors(wrong);
    setTrouble(undefined);
    return Object.keys(wrong)[0];
  };

  /** Waits for an answer of the server; the form is disabled meanwhile. */
  const wait = async <T>(call: Promise<Result<T>>): Promise<Result<T>> => {
    setSaving(true);
    const answer = await call;
    setSaving(false);
    return answer;
  };

  const fail = (failure: ApiFailure) => {
    const words = wordsOf(failure, service ? 'Failed to update service' : 'Failed to create service');
    notify.error(words);
    setTrouble(words);
    setErrors(fieldWords(failure));
  };

  /** Waits for the answer and reports it. @returns whether it is saved */
  const finish = async (call: Promise<Result<{ readonly message: string }>>): Promise<boolean> => {
    const saved = await wait(call);
    if (!saved.ok) {
      fail(saved.failure);
      return false;
    }
    notify.success(saved.data.message);
    onSaved();
    onClose();
    return true;
  };

  return {
    ...{
      draft,
      errors,
      trouble,
      saving,
      isPictureComing,
      setPictureComing,
      change,
      mark,
      wait,
      fail,
      finish,
    },
    isChanged: JSON.stringify(draft) !== JSON.stringify(before),
  };
};
export type ServiceDraftForm = ReturnType<typeof useServiceDraft>;
