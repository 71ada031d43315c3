import { createUser, type SalonOwner } from '@sundara/contracts/api';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { FormField, FormTrouble, startOf, text, useForm } from '@sundara/web/fields';
import type { FormEvent } from 'react';

const fields = {
  name: text({ label: 'Name of the new owner', required: true, autoFocus: true }),
  email: text({ label: 'E-mail of the new owner', required: true, kind: 'email' }),
  phone: text({ label: 'Phone of the new owner', kind: 'tel' }),
};

interface Props {
  readonly onMade: (owner: SalonOwner) => void;
  readonly onCancel: () => void;
}

/** Opens an account for an owner, who is invited by mail to set a password (decision 85). */
export const NewOwner = ({ onMade, onCancel }: Props) => {
  const { http, notify } = useShell();
  const form = useForm({
    ...{ fields, start: startOf(fields), operation: createUser },
    failed: 'Failed to create user',
    send: (bodyFor) => http.call(createUser, { body: { ...bodyFor(createUser), role: 'salon' } }),
    onSaved: ({ user: { id, name, email, phone } }) => {
      notify.success(`${name} is invited by mail.`);
      onMade({ _id: id, id, name, email, phone });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What is around it must not take it for its own.
    event.stopPropagation();
    void form.submit();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="New owner"
      onSubmit={submit}
      sx={{ mt: 1.5, p: 2, display: 'grid', gap: 2, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        The owner gets a link by mail to set a password.
      </Typography>
      {Object.keys(fields).map((name) => (
        <FormField key={name} form={form} name={name} />
      ))}
      <FormTrouble>{form.wrong === undefined && form.problem}</FormTrouble>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onCancel} aria-disabled={form.sending}>
          Cancel
        </Button>
        <Button type="submit" variant="outlined" loading={form.sending}>
          Invite owner
        </Button>
      </Box>
    </Box>
  );
};
