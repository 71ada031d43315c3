import { Box, Button, Skeleton, visuallyHidden } from '@sundara/web/core';
import { DialogFrame } from '@sundara/web/dialog';
import { Alert } from '@sundara/web/form';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { PasswordField } from '../../../features/security/password/password-field.tsx';
import { DeletionFacts, Gone } from './deletion-facts.tsx';
import { useDeletion } from './use-deletion.ts';

const Asking = () => (
  <Box role="status" sx={{ display: 'grid', gap: 2 }}>
    <Box component="span" sx={visuallyHidden}>
      Asking what it means…
    </Box>
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={150} />
    <Skeleton variant="rounded" height={120} />
  </Box>
);

/** The last step: what deleting the account means, then the password, then the deletion. */
export const DeleteDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const id = useId();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { deletion, unknown, waiting, wrong, problem, ask, clearWrong, send, done } = useDeletion(
    open,
    onClose,
  );
  useEffect(() => {
    if (!open) setPassword('');
  }, [open]);
  useEffect(() => {
    if (!wrong) return;
    field.current?.focus();
    // The error is below the field, where a phone's dialog ends. Without a layout nothing scrolls.
    field.current?.scrollIntoView?.({ block: 'center' });
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) void send(password);
  };
  if (done && deletion)
    return (
      <DialogFrame
        open={open}
        title="Your account is deleted"
        waiting={false}
        onClose={onClose}
        foot={
          <Button variant="contained" autoFocus onClick={onClose}>
            To the start page
          </Button>
        }
      >
        <Gone deletion={deletion} />
      </DialogFrame>
    );
  return (
    <DialogFrame
      open={open}
      title="Delete your account?"
      waiting={waiting}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={waiting}>
            Keep my account
          </Button>
          {unknown ? (
            <Button variant="contained" onClick={ask}>
              Retry
            </Button>
          ) : (
            deletion && (
              <Button type="submit" form={id} variant="contained" color="error" loading={waiting}>
                Delete for good
              </Button>
            )
          )}
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        {unknown && (
          <Alert severity="error">We could not ask what deleting your account means. {unknown.message}</Alert>
        )}
        <div aria-live="polite">
          {deletion ? <DeletionFacts deletion={deletion} /> : !unknown && <Asking />}
        </div>
        {deletion && (
          <PasswordField
            name="deletion"
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(text) => {
              setPassword(text);
              if (wrong) clearWrong();
            }}
            fault={wrong}
            help="So that nobody else can do this."
            inputRef={field}
          />
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
    </DialogFrame>
  );
};
