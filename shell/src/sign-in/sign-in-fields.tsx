import { AppLink } from '@sundara/web/core';
import { PasswordField, TextField } from '@sundara/web/form';
import { Fragment, useEffect, useRef } from 'react';
import { MailCodeButton } from './mail-code-button.tsx';
import { forgotPath } from './next-path.ts';
import type { SignInForm } from './use-sign-in-form.ts';

interface Props {
  /** The beginning of the fields' ids. */
  readonly id: string;
  readonly form: SignInForm;
  /** Whether a mailed code is offered before the password. */
  readonly isCodeFirst: boolean;
  /** Where to continue after a password reset. */
  readonly next: string | undefined;
}

/** The fields of the step; while signing in also the ways without a password. */
export const SignInFields = ({ id, form, isCodeFirst, next }: Props) => {
  const { step, fields, values, refusal } = form;
  const first = fields.find(({ name }) => values[name] === '')?.name;
  const email = useRef<HTMLInputElement>(null);
  const emailFault = form.errorAt('email');
  useEffect(() => {
    if (emailFault) email.current?.focus();
  }, [emailFault]);
  return (
    <>
      {fields.map(({ name, label, type, autoComplete, inputMode, help }) => {
        const fault = form.errorAt(name);
        const Input = type === 'password' ? PasswordField : TextField;
        return (
          <Fragment key={`${step} ${form.mailed?.count ?? 0} ${name}`}>
            <Input
              id={`${id}-${name}`}
              name={name}
              label={label}
              {...(type !== 'password' && { type })}
              value={values[name]}
              onChange={({ target }) => form.write(name, target.value)}
              autoComplete={autoComplete}
              autoFocus={name === first}
              required
              fullWidth
              error={fault !== undefined}
              // A message that the alert already shows is not repeated.
              helperText={fault && fault !== refusal?.message ? fault : help}
              inputRef={name === 'email' ? email : undefined}
              slotProps={{
                // The e-mail alone is enough for a code.
                htmlInput: { inputMode, ...(isCodeFirst && name === 'password' && { required: false }) },
              }}
            />
            {step === 'login' && isCodeFirst && name === 'email' && <MailCodeButton form={form} isFirst />}
          </Fragment>
        );
      })}
      {step === 'login' && (
        <AppLink to={forgotPath(next)} variant="body2" sx={{ justifySelf: 'end', my: -1.5, py: 1.5 }}>
          Forgot password?
        </AppLink>
      )}
      {step === 'login' && !isCodeFirst && <MailCodeButton form={form} isFirst={false} />}
    </>
  );
};
