import type { Locality } from '@sundara/contracts/api';
import { InputAdornment, TextField } from '@sundara/web/content';
import { Box, IconButton } from '@sundara/web/core';
import { LocateFixed, Navigation, X } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useState } from 'react';
import { matchLocalities } from './match-localities.ts';
import { OptionList } from './option-list.tsx';
import { AddressNote, PositionNote } from './place-note.tsx';
import { PlaceOption } from './place-option.tsx';
import { useOptionList } from './use-option-list.ts';
import { usePlace } from './use-place.ts';

const OWN = 'My position';

/**
 * 'Distance from': a locality, typed in English or Telugu or picked, or the visitor's own position. It writes `near` or
 * `here` to the address; the list's loader reads it with `nearOf`.
 */
export const PlaceChooser = ({ localities }: { readonly localities: readonly Locality[] }) => {
  const chosen = usePlace();
  const { place, choose, chooseHere } = chosen;
  const [text, setText] = useState<string>();
  const shown = place?.kind === 'here' ? OWN : (place?.name ?? '');
  const found = matchLocalities(localities, text ?? '');
  const options = useOptionList({
    count: found.length + 1,
    onPick: (index) => {
      setText(undefined);
      const locality = found[index - 1];
      if (locality) choose({ kind: 'locality', name: locality.name });
      else void chooseHere();
    },
    onLeave: () => setText(undefined),
  });
  const isTyping = text !== undefined && text.trim() !== '';

  return (
    <Box sx={{ position: 'relative', maxWidth: 420 }}>
      <TextField
        fullWidth
        label="Distance from"
        placeholder="Locality or my position"
        value={text ?? shown}
        onChange={(event) => {
          setText(event.target.value);
          // Typed text names a locality; the first option is the position.
          options.show(event.target.value.trim() ? 1 : -1);
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            ...options.field,
            name: place?.kind === 'here' ? undefined : 'near',
            enterKeyHint: 'done',
            // Typing replaces what is chosen.
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
            onClick: (event: MouseEvent<HTMLInputElement>) => {
              if (text === undefined) event.currentTarget.select();
              if (!options.open) options.show();
            },
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Navigation size={18} aria-hidden />
              </InputAdornment>
            ),
            endAdornment: place && text === undefined && (
              <InputAdornment position="end">
                <IconButton aria-label="Show no distances" edge="end" onClick={() => choose(undefined)}>
                  <X size={18} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {options.open && (
        <OptionList
          {...options.list}
          empty={isTyping && found.length === 0 && `No locality matches “${text}”.`}
        >
          <PlaceOption
            {...options.option(0)}
            icon={<LocateFixed size={18} aria-hidden />}
            name={OWN}
            hint="never stored"
          />
          {found.map((locality, index) => (
            <PlaceOption
              key={locality.name}
              {...options.option(index + 1)}
              name={locality.name}
              telugu={locality.telugu}
              salons={locality.salons}
            />
          ))}
        </OptionList>
      )}
      {!options.open && <PositionNote chosen={chosen} />}
      <AddressNote chosen={chosen} localities={localities} />
    </Box>
  );
};
