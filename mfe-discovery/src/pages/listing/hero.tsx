import { InputAdornment, TextField } from '@sundara/web/content';
import { Box, Button, Container, IconButton, Typography } from '@sundara/web/core';
import { Search, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { HiddenParams } from '../../features/filters/address-form.tsx';
import { LONGEST_TEXT } from '../../features/filters/listing-address.ts';

interface Props {
  readonly heading: string;
  /** The search text, as the address says it. */
  readonly text: string;
  /** The page's query string: the form keeps its filters. */
  readonly params: URLSearchParams;
  readonly onSearch: (text: string) => void;
}

/** What the page lists, and a search by name. Typed text is searched for on Enter, so that the history stays short. */
export const Hero = ({ heading, text, params, onSearch }: Props) => {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  // Back, Forward or a removed filter changed it: the box follows.
  if (text !== seen) {
    setSeen(text);
    setTyped(text);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== text.trim()) onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    field.current?.focus();
    if (text) onSearch('');
  };

  return (
    <Box
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        background:
          'radial-gradient(50rem 20rem at 90% -40%, rgb(197 144 93 / 28%), transparent 70%), radial-gradient(36rem 16rem at 0% 130%, rgb(197 144 93 / 16%), transparent 70%)',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 27rem)' },
          py: 2.5,
        }}
      >
        <Typography
          variant="h1"
          sx={{
            display: 'grid',
            alignItems: 'center',
            // Space for two lines next to the search, so that a longer heading moves nothing.
            minHeight: { md: '2.2em' },
            fontSize: 'clamp(1.6rem, 1.2rem + 1.3vw, 2.07rem)',
            overflowWrap: 'anywhere',
          }}
        >
          {heading}
        </Typography>
        <Box
          component="form"
          role="search"
          aria-label="Salons"
          action="/salons"
          onSubmit={submit}
          sx={{ display: 'flex', gap: 1 }}
        >
          <HiddenParams params={params} except={['q']} />
          <TextField
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Search by name"
            inputRef={field}
            sx={{ '& .MuiOutlinedInput-root': { minHeight: 52, pr: 0.5, bgcolor: 'background.paper' } }}
            slotProps={{
              htmlInput: {
                'aria-label': 'Name of a salon, service or area',
                name: 'q',
                enterKeyHint: 'search',
                autoComplete: 'off',
                maxLength: LONGEST_TEXT,
              },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Search size={18} aria-hidden />
                  </InputAdornment>
                ),
                endAdornment: typed && (
                  <IconButton aria-label="Clear search" onClick={clear}>
                    <X size={18} aria-hidden />
                  </IconButton>
                ),
              },
            }}
          />
          <Button type="submit" variant="contained" sx={{ flexShrink: 0, minHeight: 52 }}>
            Search
          </Button>
        </Box>
      </Container>
    </Box>
  );
};
