import { Box, Button, Stack, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { PasswordField } from '../password/password-field.tsx';
import type { Refusal } from '../refusal.ts';
import { CodeField } from './code-field.tsx';
import { KeyToScan } from './key-to-scan.tsx';
import type { SecondFactor, SetUp } from './use-second-factor.ts';

interface StepProps {
  readonly title: string;
  readonly refusal: Refusal;
  readonly sending: boolean;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const Step = ({ title, refusal, sending, submit, onSubmit, onLeave, children }: StepProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!sending) onSubmit();
    }}
    sx={{ display: 'grid', gap: 2.5 }}
  >
    <Typography variant="h4" component="h3">
      {title}
    </Typography>
    {children}
    {refusal.problem && <Alert severity="error">{refusal.problem}</Alert>}
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" loading={sending} loadingPosition="start">
        {submit}
      </Button>
      <Button onClick={onLeave} disabled={sending}>
        Cancel
      </Button>
    </Stack>
  </Box>
);

interface Props {
  readonly factor: SecondFactor;
  readonly setUp: Exclude<SetUp, { step: 'codes' }>;
}

/** Turning it on: first the password, then the first code of the app. */
export const SetUpSteps = ({ factor, setUp }: Props) => {
  const { refusal, setRefusal, sending, begin, confirm, leave } = factor;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const goOn = async (missing: Refusal | false, send: () => Promise<boolean>) => {
    if (missing) setRefusal(missing);
    if (missing || !(await send())) input.current?.focus();
  };
  if (setUp.step === 'password') {
    const missing = password === '' && { fields: { password: 'Password is required' } };
    return (
      <Step
        title="First, your password"
        submit="Continue"
        onSubmit={() => goOn(missing, () => begin({ password }))}
        onLeave={leave}
        {...{ refusal, sending }}
      >
        <Box sx={{ maxWidth: 440 }}>
          <PasswordField
            name="password"
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            fault={refusal.fields.password}
            inputRef={input}
            autoFocus
          />
        </Box>
      </Step>
    );
  }
  const missing = code.trim() === '' && { fields: { code: 'Code is required' } };
  return (
    <Step
      title="Scan this with your authenticator app"
      submit="Turn on"
      onSubmit={() => goOn(missing, () => confirm({ code }))}
      onLeave={leave}
      {...{ refusal, sending }}
    >
      <KeyToScan secret={setUp.secret} uri={setUp.uri} />
      <Box>
        <CodeField
          value={code}
          onChange={setCode}
          fault={refusal.fields.code}
          help="The six digits that the app shows now."
          inputRef={input}
          autoFocus
        />
      </Box>
    </Step>
  );
};
