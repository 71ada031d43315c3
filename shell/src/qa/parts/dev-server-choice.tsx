import { TextField } from '@sundara/web/form';
import { RadioLine } from '../choices.tsx';
import { DEV_SERVER_FORM, isDevServer } from './dev-server.ts';

interface Props {
  /** Name of the group of versions that it is one of. */
  readonly name: string;
  /** What was written; undefined while another choice is made. */
  readonly text: string | undefined;
  readonly onText: (text: string) => void;
}

const USUAL = 'http://localhost:4001';

/** A server on this machine instead of a release; its address counts once it is whole. */
export const DevServerChoice = ({ name, text, onText }: Props) => {
  const wrong = text !== undefined && !isDevServer(text);
  return (
    <>
      <RadioLine name={name} checked={text !== undefined} onChoose={() => onText(USUAL)}>
        A development server on this machine
      </RadioLine>
      {text !== undefined && (
        <TextField
          label="Address of the server"
          value={text}
          onChange={({ target }) => onText(target.value.trim())}
          error={wrong}
          helperText={wrong ? DEV_SERVER_FORM : 'Its remote is taken as it is served when a page is loaded.'}
          size="small"
          fullWidth
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
};
