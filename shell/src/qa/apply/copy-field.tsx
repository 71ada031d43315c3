import { Box, Button, copyText } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly rows?: number;
}

/** Text to copy: by one click, or, without access to the clipboard, selected for copying by hand. */
export const CopyField = ({ label, text, rows = 1 }: Props) => {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const copy = async () => {
    if (await copyText(text)) return setSaid('Copied.');
    field.current?.focus();
    field.current?.select();
    setSaid('The browser did not let us copy. The text is selected: copy it by hand.');
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={label}
          value={text}
          inputRef={field}
          multiline={rows > 1}
          rows={rows > 1 ? rows : undefined}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        />
        <Button
          variant="outlined"
          onClick={copy}
          startIcon={<Copy size={16} aria-hidden />}
          sx={{ flexShrink: 0 }}
        >
          Copy
        </Button>
      </Box>
      <Box role="status" sx={{ minHeight: 22, fontSize: '0.83rem', color: 'text.secondary' }}>
        {said}
      </Box>
    </Box>
  );
};
