import { useEffect, useState } from 'react';
import type { Credentials, CredentialsOutcome, Refusal } from '../session/credentials.ts';

/** Before that, the mail may still be under way, in milliseconds. */
const RESEND_AFTER_MS = 60_000;

export interface MailedCode {
  /** The address that it was mailed to. */
  readonly email: string;
  readonly challenge: string;
  /** Until when it works, an ISO instant. */
  readonly expiresAt: string;
  /** 1 for the first one, 2 for the next. */
  readonly count: number;
  /** Whether another one may be asked for. */
  readonly mayResend: boolean;
}

const NO_EMAIL: Refusal = {
  ok: false,
  message: 'Write your e-mail address, then we mail you a code.',
  fields: [{ path: 'email', message: 'Write your e-mail address, then we mail you a code.' }],
};

/** A code that is mailed instead of asking for the password (decision 83). */
export const useMailedCode = (credentials: Credentials) => {
  const [code, setCode] = useState<MailedCode>();
  /** The right code, while the second factor is asked for. */
  const [entered, setEntered] = useState('');
  const count = code?.count;

  useEffect(() => {
    if (count === undefined) return;
    const allow = () => setCode((now) => now && { ...now, mayResend: true });
    const timer = setTimeout(allow, RESEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);

  return {
    code,
    forget: () => setCode(undefined),
    /** @returns why no code is under way */
    request: async (email: string): Promise<Refusal | undefined> => {
      if (email === '') return NO_EMAIL;
      const outcome = await credentials.requestCode(email);
      if (!outcome.ok) return outcome;
      const { challenge, expiresAt } = outcome;
      setCode((before) => ({
        email,
        challenge,
        expiresAt,
        count: (before?.count ?? 0) + 1,
        mayResend: false,
      }));
      return undefined;
    },
    /** @param isMailed whether it is the mailed code; else it is that of the second factor */
    enter: async (typed: string, isMailed: boolean): Promise<CredentialsOutcome> => {
      if (isMailed) setEntered(typed);
      const outcome = await credentials.loginByCode(
        code?.challenge ?? '',
        isMailed ? { code: typed } : { code: entered, secondFactor: typed },
      );
      // It won't work any more, so the next one need not wait.
      if (!outcome.ok && outcome.code === 'SIGN_IN_CODE_INVALID')
        setCode((now) => now && { ...now, mayResend: true });
      return outcome;
    },
  };
};
