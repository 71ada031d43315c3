import { TextField } from '@sundara/web/form';
import { RadioLine } from '../choices.tsx';
import { DEV_SERVER_FORM, isDevServer } from './dev-server.ts';

interface Props {
  /** The `name` of the radio group that it belongs to. */
  readonly name: string;
  /** The entered text; undefined while another choice is selected. */
  readonly text: string | undefined;
  readonly onText: (text: string) => void;
}

const USUAL = 'http://localhost:4001';

/** A server on this machine instead of a release; its address is used once it is complete. */
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
