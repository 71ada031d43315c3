import type { SalonOwner } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { ComboField, type FieldViewProps } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { NewOwner } from './new-owner.tsx';
import { useOwners } from './use-owners.ts';

/** Picks the owner from the users without a salon, by name or email, or opens an account for a new one. */
export const OwnerPicker = ({ field, id, value, fault, onChange }: FieldViewProps<SalonOwner | null>) => {
  const [words, setWords] = useState('');
  const { users, trouble, retry } = useOwners(words, fault);
  const [isNew, setNew] = useState(false);
  const close = () => {
    setNew(false);
    document.getElementById(id)?.focus();
  };
  return (
    <div>
      <ComboField<SalonOwner>
        id={id}
        label={field.label}
        hint={value?.email ?? 'Search users without a salon by name or email.'}
        fault={fault}
        required={field.required ?? false}
        show="Show users"
        none={users ? 'No user without a salon fits.' : 'Looking for users…'}
        closed={trouble !== undefined}
        options={users ?? []}
        value={value}
        // The server has filtered.
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        draw={({ name, email }) => (
          <>
            <span>{name}</span>
            <Box component="span" sx={{ fontSize: '0.83rem', fontWeight: 400 }}>
              {email}
            </Box>
          </>
        )}
        onInputChange={(_, text, reason) => setWords(reason === 'input' ? text : '')}
        onChange={(_, owner) => onChange(owner)}
      />
      {trouble && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={retry}>
              Retry
            </Button>
          }
        >
          {trouble}
        </Alert>
      )}
      {isNew ? (
        <NewOwner
          onMade={(owner) => {
            onChange(owner);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <Button startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setNew(true)} sx={{ mt: 0.5 }}>
          New owner
        </Button>
      )}
    </div>
  );
};
