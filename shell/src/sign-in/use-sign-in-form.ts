import type { SessionUser } from '@sundara/contracts/federation';
import { useState } from 'react';
import type { SignInMode } from '../services/sign-in.store.ts';
import type { Credentials, CredentialsOutcome } from '../session/credentials.ts';
import { CODE_FIELDS, EMPTY, FIELDS, type FieldName } from './fields.ts';

/** Sign in, sign up, or the second step of signing in: the code of an authenticator app or a recovery code. */
type Step = SignInMode | keyof typeof CODE_FIELDS;
type Refusal = Extract<CredentialsOutcome, { ok: false }>;

interface Needs {
  readonly credentials: Credentials;
  readonly initialMode: SignInMode;
  /** Prefilled when the same person has to sign in again. */
  readonly email: string;
  readonly onSuccess: (user: SessionUser | undefined) => void;
}

/** The dialog's entries, its step, and the server's answer. */
export const useSignInForm = ({ credentials, initialMode, email, onSuccess }: Needs) => {
  const blank = { ...EMPTY, email };
  const [step, setStep] = useState<Step>(initialMode);
  const [values, setValues] = useState(blank);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const goTo = (next: Step) => {
    setRefusal(undefined);
    // Uses the values that were sent: the code is for their account, whatever was typed while waiting for the answer.
    setValues({ ...values, code: '' });
    setStep(next);
  };
  const send = async (): Promise<CredentialsOutcome> => {
    if (step === 'register') {
      const { name, email, phone, password } = values;
      return credentials.register({ name, email, phone, password });
    }
    const { email, password, code } = values;
    return credentials.login({ email, password, ...(step === 'login' ? {} : { code }) });
  };

  return {
    step,
    isCode: step === 'app' || step === 'recovery',
    fields: step === 'login' || step === 'register' ? FIELDS[step] : [CODE_FIELDS[step]],
    values,
    refusal,
    busy,
    goTo,
    write: (name: FieldName, text: string) => setValues((now) => ({ ...now, [name]: text })),
    errorAt: (name: string) => refusal?.fields.find(({ path }) => path.split('.').at(-1) === name)?.message,
    reset: () => {
      setValues(blank);
      setRefusal(undefined);
      setStep(initialMode);
    },
    submit: async () => {
      if (busy) return;
      setBusy(true);
      setRefusal(undefined);
      const outcome = await send();
      setBusy(false);
      if (outcome.ok) {
        setValues(blank);
        setStep(initialMode);
        return onSuccess(outcome.user);
      }
      if (outcome.needsCode && step === 'login') return goTo('app');
      setRefusal(outcome);
    },
  };
};

export type SignInForm = ReturnType<typeof useSignInForm>;
