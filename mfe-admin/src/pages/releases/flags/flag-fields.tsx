import { TextField } from '@sundara/web/form';
import { type FlagDraft, flagFaults } from './flag-change.ts';

interface Props {
  readonly draft: FlagDraft;
  readonly onDraft: (draft: FlagDraft) => void;
  /** Whether what is wrong is told. */
  readonly tried: boolean;
}

/** Which flag, where it is a new one, and for which share of the browsers. */
export const FlagFields = ({ draft, onDraft, tried }: Props) => {
  const wrong = tried ? flagFaults(draft) : {};
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
    </>
  );
};
