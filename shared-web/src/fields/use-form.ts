import { bodyReader, type Faults } from '@sundara/contracts/api';
import { type ApiFailure, fieldWords, wordsOf } from '@sundara/contracts/federation';
import { useEffect, useId, useState } from 'react';
import { entriesOf, faultsOf } from './check-form.ts';
import { faultsBut, firstWrong, pathOf } from './faults.ts';
import type { Fields } from './field.ts';
import type { Form, FormOptions } from './form.ts';
import { changesOf } from './form-values.ts';

/**
 * A form's values, faults and sending, from its definition: checked by the contract when sent, the first fault gets the
 * focus, and entries stay until the server has them.
 */
export const useForm = <F extends Fields, D, C = never>(options: FormOptions<F, D, C>): Form<F, C> => {
  const { fields, operation } = options;
  const id = useId();
  const [kept, setKept] = useState(options.start);
  const [values, setValues] = useState(kept);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ApiFailure>();
  const [sending, setSending] = useState(false);
  const [coming, setComing] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<{ readonly name: string | undefined }>();
  useEffect(() => {
    if (refused?.name) document.getElementById(`${id}-${refused.name}`)?.focus();
  }, [id, refused]);

  const entries = entriesOf(options, values, kept);
  const said = (why: ApiFailure): string => wordsOf(why, options.failed ?? why.message);
  const refuse = (found: Faults): string | undefined => {
    const name = firstWrong(fields, found);
    setFaults(found);
    setRefused({ name });
    return name;
  };
  const submit = async (choice?: C): Promise<string | undefined> => {
    if (sending || coming.length > 0) return undefined;
    setFailure(undefined);
    const found = faultsOf(options, entries, values);
    const wrong = refuse(found);
    if (Object.keys(found).length > 0) return wrong;
    setSending(true);
    const answer = await options.send(bodyReader(entries.body), choice);
    setSending(false);
    if (!answer) return undefined;
    if (answer.ok) {
      options.onSaved(answer.data);
      return undefined;
    }
    const named = options.onFailed?.(answer.failure, said(answer.failure));
    setFailure(answer.failure);
    return refuse({ ...fieldWords(answer.failure), ...named });
  };

  return {
    ...{ id, fields, operation, salonId: options.salonId, values, faults, failure, sending, submit },
    wrong: firstWrong(fields, faults),
    problem: failure && said(failure),
    isChanged: Object.keys(entries.changes).length > 0,
    isLocked: sending && (options.locks ?? false),
    isPictureComing: coming.length > 0,
    edit: (change) => {
      setValues((before) => ({ ...before, ...change }));
      setFaults((before) =>
        Object.keys(change).reduce((left, name) => faultsBut(left, pathOf(fields, name)), before),
      );
      setFailure(undefined);
    },
    setPictureComing: (name, isComing) =>
      setComing((now) => [...now.filter((each) => each !== name), ...(isComing ? [name] : [])]),
    keep: (next) => {
      setKept(next);
      setValues((typed) => ({ ...next, ...changesOf(typed, values) }));
    },
  };
};
