import {
  type BodyReader,
  bodyReader,
  type Faults,
  faultsOfBody,
  type WritingOperation,
} from '@sundara/contracts/api';
import { type ApiFailure, fieldWords, type Result, wordsOf } from '@sundara/contracts/federation';
import { useEffect, useId, useState } from 'react';
import { type Fields, faultAt, faultsBut, pathOf, type Values } from './field.ts';
import { bodyOf, changesOf } from './form-values.ts';

export interface FormOptions<F extends Fields, D, C> {
  readonly fields: F;
  /** The values at the beginning. */
  readonly start: Values<F>;
  /** The operation whose contract has the limits and rules of the fields. */
  readonly operation: WritingOperation;
  /** Whether only what was changed is checked and sent, as the operation leaves the rest as it is. */
  readonly changesOnly?: boolean;
  /** Whether nothing can be edited while it is sent. By default it can, so that no field loses the focus. */
  readonly locks?: boolean;
  /** The message at each required field that is empty; by default the contract's. */
  readonly missing?: string;
  /** The words for a failure that the server does not explain; by default the failure's own. */
  readonly failed?: string;
  readonly salonId?: string | undefined;
  /** Sends what was checked; undefined if that has to wait, for an answer of the person. */
  readonly send: (bodyFor: BodyReader, choice: C | undefined) => Promise<Result<D> | undefined>;
  readonly onSaved: (saved: D) => void;
  /** Called after a failure, with its words. @returns faults that the server names in another way */
  readonly onFailed?: (failure: ApiFailure, words: string) => Faults | undefined;
}

/** The state of a form, from its definition. */
export interface Form<F extends Fields = Fields, C = unknown> {
  readonly id: string;
  readonly fields: F;
  readonly operation: WritingOperation;
  readonly salonId: string | undefined;
  readonly values: Values<F>;
  readonly faults: Faults;
  /** The first field with a fault, in the order of the definition. */
  readonly wrong: string | undefined;
  /** Why the last attempt to send failed, until something is edited. */
  readonly failure: ApiFailure | undefined;
  readonly problem: string | undefined;
  readonly sending: boolean;
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  /** A picture is chosen and not uploaded yet: sending, or removing its field, would lose it. */
  readonly isPictureComing: boolean;
  edit(change: Partial<Values<F>>): void;
  setPictureComing(name: string, isComing: boolean): void;
  undo(): void;
  /** Takes over what the server has; entries made since the last render stay. */
  keep(next: Values<F>): void;
  /** Checks and sends the entries. @returns the first field with a fault */
  submit(choice?: C): Promise<string | undefined>;
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const firstWrong = (fields: Fields, faults: Faults): string | undefined =>
  Object.keys(fields).find((name) => faultAt(faults, pathOf(fields, name)) !== undefined);

/**
 * A form's values, faults and sending, from its definition: checked by the contract when sent, the first fault gets the
 * focus, and entries stay until the server has them.
 */
export const useForm = <F extends Fields, D, C = never>(options: FormOptions<F, D, C>): Form<F, C> => {
  const { fields, operation, changesOnly = false } = options;
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

  const changes = changesOf(bodyOf(fields, values), bodyOf(fields, kept));
  const isSent = (name: string): boolean =>
    Object.hasOwn(changes, pathOf(fields, name).split('.')[0] ?? '') ||
    !(changesOnly || fields[name]?.onlyChanged);
  const sent: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => isSent(name)));
  const body = bodyOf(sent, values);

  const said = (why: ApiFailure): string => wordsOf(why, options.failed ?? why.message);
  const check = (): Faults => {
    const own: Record<string, string> = {};
    for (const [name, field] of Object.entries(sent)) {
      const value: unknown = Reflect.get(values, name);
      const missing = field.required && isEmpty(value) ? (field.missing ?? options.missing) : undefined;
      const fault = missing ?? field.rule?.(value);
      if (fault !== undefined) own[pathOf(fields, name)] = fault;
    }
    return { ...faultsOfBody(operation, body), ...own };
  };
  const refuse = (found: Faults): string | undefined => {
    const name = firstWrong(fields, found);
    setFaults(found);
    setRefused({ name });
    return name;
  };
  const submit = async (choice?: C): Promise<string | undefined> => {
    if (sending || coming.length > 0) return undefined;
    setFailure(undefined);
    const found = check();
    const wrong = refuse(found);
    if (Object.keys(found).length > 0) return wrong;
    setSending(true);
    const answer = await options.send(bodyReader(body), choice);
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
    isChanged: Object.keys(changes).length > 0,
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
    undo: () => {
      setValues(kept);
      setFaults({});
      setFailure(undefined);
    },
    keep: (next) => {
      setKept(next);
      setValues((typed) => ({ ...next, ...changesOf(typed, values) }));
    },
  };
};
