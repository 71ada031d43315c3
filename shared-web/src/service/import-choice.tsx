import { Box, Button, Typography, visuallyHidden } from '@sundara/web/core';
import { TextField } from '@sundara/web/table';
import { DropArea } from '@sundara/web/upload';
import { ClipboardPaste, Download, FileJson } from 'lucide-react';
import { useRef } from 'react';
import { saveTemplate } from './import-template.ts';
import { type ReadImport, readImportFile, readImportText } from './read-import-file.ts';

interface Props {
  readonly checking: boolean;
  /** The text in the field; undefined while files are chosen. */
  readonly pasted: string | undefined;
  readonly onPaste: (text: string | undefined) => void;
  readonly onTake: (read: ReadImport) => void;
}

/** The source of the services: a chosen or dropped file, or pasted text. */
export const ImportChoice = ({ checking, pasted, onPaste, onTake }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => onTake(await readImportFile(file));
  return (
    <DropArea onDrop={([file]) => void choose(file)}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Choose a JSON file with your services, or drop it here: up to 500 services and 1 MB. The template
          shows how such a file is written. You see what would change before anything is saved.
        </Typography>
        <Box
          component="input"
          ref={input}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-hidden
          data-testid="import-input"
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again after it was corrected.
            void choose(file).then(() => {
              if (input.current) input.current.value = '';
            });
          }}
          sx={visuallyHidden}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={checking}
            startIcon={<FileJson size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <Button
            variant="outlined"
            aria-expanded={pasted !== undefined}
            startIcon={<ClipboardPaste size={18} aria-hidden />}
            onClick={() => onPaste(pasted === undefined ? '' : undefined)}
          >
            Paste text
          </Button>
          <Button startIcon={<Download size={18} aria-hidden />} onClick={saveTemplate}>
            Download a template
          </Button>
        </Box>
        {pasted !== undefined && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <TextField
              fullWidth
              multiline
              minRows={4}
              maxRows={12}
              label="Services as JSON"
              value={pasted}
              onChange={(event) => onPaste(event.target.value)}
              sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.83rem' } }}
            />
            <Button variant="outlined" loading={checking} onClick={() => onTake(readImportText(pasted))}>
              Check these services
            </Button>
          </Box>
        )}
      </Box>
    </DropArea>
  );
};
