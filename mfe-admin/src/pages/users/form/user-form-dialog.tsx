import { Button } from '@sundara/web/core';
import { SheetFrame } from '@sundara/web/dialog';
import { FormBox, FormField, FormTrouble } from '@sundara/web/fields';
import { type UserFormProps, useUserForm } from './use-user-form.ts';

/** An account: who it is and what it may do; a new one is invited by mail, or gets its first password here. */
export const UserFormDialog = ({ open, user, onChanged, onClose }: UserFormProps) => {
  const { form, trouble } = useUserForm({ user, onChanged, onClose });
  const { sending } = form;
  return (
    <SheetFrame
      open={open}
      title={user ? 'Edit User' : 'Add User'}
      {...(user && { lead: `Id ${user.id}` })}
      waiting={sending}
      isChanged={form.isChanged}
      onClose={onClose}
      foot={
        <>
          <Button size="large" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} variant="contained" size="large" aria-disabled={sending}>
            {sending ? 'Saving…' : user ? 'Save Changes' : 'Add User'}
          </Button>
        </>
      }
    >
      <FormBox form={form}>
        {Object.keys(form.fields).map((name) => (
          <FormField key={name} form={form} name={name} />
        ))}
        <FormTrouble>{trouble}</FormTrouble>
      </FormBox>
    </SheetFrame>
  );
};
