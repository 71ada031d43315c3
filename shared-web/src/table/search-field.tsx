import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must pause before the search starts, in milliseconds. */
const REST_MS = 300;

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  /** The current search text; usually stored in the address. */
  readonly value: string;
  /** Called with the trimmed text when typing pauses, and at once on Enter, Escape and Clear. */
  readonly onSearch: (text: string) => void;
}

/** A search box for a search on the server: typing is debounced, so that not every key sends a request. */
export const SearchField = ({ label, placeholder, value, onSearch }: Props) => {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value that did not come from this box, for instance by Back: the box adopts it.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }

  const ask = (words: string) => {
    if (words === asked) return;
    setAsked(words);
    onSearch(words);
  };
  const askAtRest = useEffectEvent(ask);
  useEffect(() => {
    const rest = setTimeout(() => askAtRest(text.trim()), REST_MS);
    return () => clearTimeout(rest);
  }, [text]);
  const askNow = (words: string) => {
    setText(words);
    ask(words.trim());
  };

  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') askNow(text);
        if (event.key !== 'Escape' || !text) return;
        // Escape cleared the text: it must not close the dialog around it.
        event.stopPropagation();
        askNow('');
      }}
      sx={{
        '& .MuiOutlinedInput-root': { bgcolor: 'background.paper', pr: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text && (
            <IconButton aria-label="Clear search" onClick={() => askNow('')}>
              <X size={18} aria-hidden />
            </IconButton>
          ),
        },
      }}
    />
  );
};
