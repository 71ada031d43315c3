import { ROLES, type Role } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { Checkbox, FormControlLabel, TextField } from '@sundara/web/form';
import { type FlagDraft, flagFaults } from './flag-change.ts';

interface Props {
  readonly draft: FlagDraft;
  readonly onDraft: (draft: FlagDraft) => void;
  /** Whether faults are shown. */
  readonly tried: boolean;
}

/** The flag's name, if it is a new one, and for whom it is on. */
export const FlagFields = ({ draft, onDraft, tried }: Props) => {
  const wrong = tried ? flagFaults(draft) : {};
  const onRole = (role: Role, isOn: boolean) =>
    onDraft({
      ...draft,
      roles: ROLES.filter((one) => (one === role ? isOn : draft.roles.includes(one))),
    });
  return (
    <>
      {draft.isNew && (
        <TextField
          name="flag"
          label="Flag"
          value={draft.flag}
          onChange={({ target }) => onDraft({ ...draft, flag: target.value })}
          autoFocus
          required
          error={wrong.flag !== undefined}
          helperText={wrong.flag ?? 'What the code asks for: new-calendar'}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', autoCapitalize: 'none' } }}
          sx={{ mt: 1 }}
        />
      )}
      <TextField
        name="share"
        label="Percent of the browsers"
        value={draft.share}
        onChange={({ target }) => onDraft({ ...draft, share: target.value })}
        autoFocus={!draft.isNew}
        required
        error={wrong.share !== undefined}
        helperText={wrong.share ?? '0 is nobody, 100 everybody'}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 } }}
        sx={{ mt: 1 }}
      />
      <TextField
        name="accounts"
        label="Accounts beside them"
        value={draft.accounts}
        onChange={({ target }) => onDraft({ ...draft, accounts: target.value })}
        multiline
        maxRows={4}
        error={wrong.accounts !== undefined}
        helperText={wrong.accounts ?? 'Their ids, as Edit User tells them, a line each'}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
        sx={{ mt: 1 }}
      />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap' }}>
        <Box component="legend" sx={{ p: 0, color: 'text.secondary' }}>
          And everybody of the role
        </Box>
        {ROLES.map((role) => (
          <FormControlLabel
            key={role}
            label={role}
            control={
              <Checkbox checked={draft.roles.includes(role)} onChange={(_, isOn) => onRole(role, isOn)} />
            }
          />
        ))}
      </Box>
    </>
  );
};
