import {
  type fieldErrorSchema,
  type Input,
  login,
  operation,
  register,
  requestSignInCode,
  signInByCode,
  signInByLink,
  userSchema,
} from '@sundara/contracts/api';
import type { ApiFailure, HttpApi, NotifyApi, SessionUser } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { sessionUserOf } from './profile.ts';
import type { SessionKeeper } from './session.ts';

/**
 * The parts of an answer that the dialog reads. It is wider than the contract, because a missing token and a `success`
 * that is not exactly true have messages of their own (specification 1, section 5).
 */
const answerSchema = z.object({
  success: z.optional(z.unknown()),
  token: z.optional(z.unknown()),
  user: z.optional(z.unknown()),
  message: z.optional(z.string()),
  msg: z.optional(z.string()),
});
const signIn = operation({ ...login, reply: answerSchema });
const signInLink = operation({ ...signInByLink, reply: answerSchema });
const signInCode = operation({ ...signInByCode, reply: answerSchema });
const signUp = operation({ ...register, reply: answerSchema });

export type FieldError = z.output<typeof fieldErrorSchema>;

export interface Refusal {
  readonly ok: false;
  readonly message: string;
  readonly fields: readonly FieldError[];
  /** The server's error code, if it answered. */
  readonly code?: string;
  /** The likely cause if the server did not answer; what to do if a mail decides how to go on. */
  readonly hint?: string;
  /** Whether the account also requires the code of its second factor. */
  readonly needsCode?: boolean;
}

export type CredentialsOutcome = { readonly ok: true; readonly user: SessionUser | undefined } | Refusal;

/** A mailed code is under way: it works together with the challenge, until an ISO instant. */
export type CodeOutcome =
  | { readonly ok: true; readonly challenge: string; readonly expiresAt: string }
  | Refusal;

const TEXTS = {
  login: { refused: 'Login failed', thrown: 'Login failed. Please check your credentials.' },
  code: { thrown: 'We could not mail you a code. Please try again.' },
  register: { refused: 'Registration failed', thrown: 'Registration failed. Please try again.' },
} as const;

interface Needs {
  readonly http: HttpApi;
  readonly session: SessionKeeper;
  readonly notify: NotifyApi;
}

const refused = (message: string): Refusal => ({ ok: false, message, fields: [] });

/** Errors whose next step is told as well. */
const MAIL_DECIDES: readonly string[] = ['SIGN_IN_LINK_SENT', 'SIGN_IN_CODE_INVALID'];

const thrown = (failure: ApiFailure, fallback: string): Refusal => {
  if (failure.kind !== 'rejected') return { ok: false, message: fallback, fields: [], hint: failure.message };
  const { message, msg, next, fields = [] } = failure.reply;
  const { code } = failure;
  return {
    ...{ ok: false, message: message || msg || fallback, fields, code },
    needsCode: code === 'SECOND_FACTOR_NEEDED',
    ...(code && MAIL_DECIDES.includes(code) && next && { hint: next }),
  };
};

/** Signs in and signs up, with the specified messages (specification 1, sections 4, 5 and 8). */
export const createCredentials = ({ http, session, notify }: Needs) => {
  const accept = async (
    answer: z.output<typeof answerSchema>,
    refusal: string,
  ): Promise<CredentialsOutcome> => {
    const { success, token, message, msg } = answer;
    if (success !== true) return refused(message || msg || refusal);
    if (typeof token !== 'string' || token === '') return refused('No token received from server');
    const user = z.safeParse(userSchema, answer.user);
    const begun = await session.begin(
      token,
      user.success ? sessionUserOf(user.data, user.data.role) : undefined,
    );
    if (!begun) return refused(refusal);
    notify.success(begun.complete ? 'Logged in successfully!' : 'Logged in but profile data is limited');
    return { ok: true, user: begun.user };
  };
  return {
    login: async (body: Input<typeof login>['body']): Promise<CredentialsOutcome> => {
      const result = await http.call(signIn, { body });
      return result.ok
        ? accept(result.data, TEXTS.login.refused)
        : thrown(result.failure, TEXTS.login.thrown);
    },
    /** @param token from a mailed sign-in link */
    loginByLink: async (
      token: string,
      body: Input<typeof signInByLink>['body'],
    ): Promise<CredentialsOutcome> => {
      const result = await http.call(signInLink, { params: { token }, body });
      return result.ok
        ? accept(result.data, TEXTS.login.refused)
        : thrown(result.failure, TEXTS.login.thrown);
    },
    /** Has a code mailed to any address. */
    requestCode: async (email: string): Promise<CodeOutcome> => {
      const result = await http.call(requestSignInCode, { body: { email } });
      return result.ok
        ? { ok: true, challenge: result.data.challenge, expiresAt: result.data.expiresAt }
        : thrown(result.failure, TEXTS.code.thrown);
    },
    /** @param challenge of the request for the code */
    loginByCode: async (
      challenge: string,
      body: Input<typeof signInByCode>['body'],
    ): Promise<CredentialsOutcome> => {
      const result = await http.call(signInCode, { params: { challenge }, body });
      return result.ok
        ? accept(result.data, TEXTS.login.refused)
        : thrown(result.failure, TEXTS.login.refused);
    },
    register: async (body: Input<typeof register>['body']): Promise<CredentialsOutcome> => {
      const result = await http.call(signUp, { body });
      return result.ok
        ? accept(result.data, TEXTS.register.refused)
        : thrown(result.failure, TEXTS.register.thrown);
    },
  };
};

export type Credentials = ReturnType<typeof createCredentials>;
