import type { SessionUser } from '@sundara/contracts/federation';
import { useState } from 'react';
import type { SignInMode } from '../services/sign-in.store.ts';
import type { Credentials, CredentialsOutcome, Refusal } from '../session/credentials.ts';
import { CODE_FIELDS, EMPTY, FIELDS, type Field, type FieldName, MAILED_FIELD } from './fields.ts';
import { useMailedCode } from './use-mailed-code.ts';

/**
 * Sign in, sign up, the code of a mail instead of the password, or the second step of signing in: the code of an
 * authenticator app or a recovery code.
 */
type Step = SignInMode | 'mailed' | keyof typeof CODE_FIELDS;

interface Needs {
  readonly credentials: Credentials;
  readonly initialMode: SignInMode;
  /** Prefilled when the same person has to sign in again. */
  readonly email: string;
  readonly onSuccess: (user: SessionUser | undefined) => void;
}

const fieldsOf = (step: Step): readonly Field[] => {
  if (step === 'login' || step === 'register') return FIELDS[step];
  return [step === 'mailed' ? MAILED_FIELD : CODE_FIELDS[step]];
};

/** The dialog's entries, its step, and the server's answer. */
export const useSignInForm = ({ credentials, initialMode, email, onSuccess }: Needs) => {
  const blank = { ...EMPTY, email };
  const [step, setStep] = useState<Step>(initialMode);
  const [values, setValues] = useState(blank);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const mailed = useMailedCode(credentials);

  const goTo = (next: Step) => {
    setRefusal(undefined);
    if (next === 'login' || next === 'register') mailed.forget();
    // Uses the values that were sent: the code is for their account, whatever was typed while waiting for the answer.
    setValues({ ...values, code: '' });
    setStep(next);
  };
  const reset = () => {
    setValues(blank);
    setRefusal(undefined);
    setStep(initialMode);
    mailed.forget();
  };
  const send = (code: string): Promise<CredentialsOutcome> => {
    if (step === 'register') {
      const { name, email, phone, password } = values;
      return credentials.register({ name, email, phone, password });
    }
    if (mailed.code) return mailed.enter(code, step === 'mailed');
    const { email, password } = values;
    return credentials.login({ email, password, ...(step === 'login' ? {} : { code }) });
  };
  const submit = async (code = values.code): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const outcome = await send(code);
    setBusy(false);
    if (outcome.ok) {
      reset();
      return onSuccess(outcome.user);
    }
    if (outcome.needsCode && (step === 'login' || step === 'mailed')) return goTo('app');
    // A wrong code is typed anew.
    if (step === 'mailed') setValues((now) => ({ ...now, code: '' }));
    setRefusal(outcome);
  };
  /** Has a code mailed to the typed address; while the address is missing, says so at its field. */
  const mailCode = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const refused = await mailed.request(values.email.trim());
    setBusy(false);
    if (refused) return setRefusal(refused);
    goTo('mailed');
  };

  return {
    step,
    isCode: step === 'app' || step === 'recovery' || step === 'mailed',
    fields: fieldsOf(step),
    values,
    refusal,
    busy,
    mailed: mailed.code,
    goTo,
    write: (name: FieldName, text: string) => {
      if (step !== 'mailed') return setValues((now) => ({ ...now, [name]: text }));
      const code = text.replaceAll(/\D/g, '').slice(0, MAILED_FIELD.digits);
      setValues((now) => ({ ...now, code }));
      if (code.length === MAILED_FIELD.digits) void submit(code);
    },
    errorAt: (name: string) => refusal?.fields.find(({ path }) => path.split('.').at(-1) === name)?.message,
    reset,
    submit,
    mailCode,
  };
};

export type SignInForm = ReturnType<typeof useSignInForm>;
