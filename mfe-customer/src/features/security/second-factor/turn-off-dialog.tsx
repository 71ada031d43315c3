import { endSecondFactor } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { Alert, Dialog, DialogContent, DialogTitle } from '@sundara/web/form';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { PasswordField } from '../password/password-field.tsx';
import { faultOf } from '../refusal.ts';
import { CodeField } from './code-field.tsx';
import type { SecondFactor } from './use-second-factor.ts';

interface Props {
  readonly factor: SecondFactor;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Turning it off requires both, so that nobody can do it at an unattended computer. */
export const TurnOffDialog = ({ factor, onClose, onEnded }: Props) => {
  const { refusal, setRefusal, sending, end } = factor;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const { password: atPassword, code: atCode } = refusal.fields;
    if (atPassword || atCode) (atPassword ? passwordInput : codeInput).current?.focus();
  }, [refusal]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const fault = faultOf(endSecondFactor.body, { password, code });
    if (fault) return setRefusal(fault);
    if (await end({ password, code })) onEnded();
  };
  return (
    <Dialog open onClose={() => !sending && onClose()} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h3" component="h2">
        Turn off the second factor?
      </DialogTitle>
      <DialogContent sx={{ pb: 3 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
          From then on, whoever has your password can sign in.
        </Typography>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
          <PasswordField
            name="password"
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            fault={refusal.fields.password}
            inputRef={passwordInput}
            autoFocus
          />
          <CodeField
            value={code}
            onChange={setCode}
            fault={refusal.fields.code}
            help="Six digits of the app, or a recovery code."
            inputRef={codeInput}
            recovery
          />
          {refusal.problem && <Alert severity="error">{refusal.problem}</Alert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <Button onClick={onClose} disabled={sending}>
              Keep it on
            </Button>
            <Button type="submit" variant="contained" color="error" loading={sending} loadingPosition="start">
              Turn off
            </Button>
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
};
