import type { ExtensionPoints } from '@sundara/contracts/federation';
import { Box, SearchBox, visuallyHidden } from '@sundara/web/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announcement } from './announcement.ts';
import { BoxEnd } from './box-end.tsx';
import { onBoxKey } from './box-keys.ts';
import { NONE } from './next-active.ts';
import { Popup } from './popup.tsx';
import { optionId } from './suggestion-list.tsx';
import { SuggestionView } from './suggestion-view.tsx';
import { useOutsidePress } from './use-outside-press.ts';
import { useSuggestionBox } from './use-suggestion-box.ts';

/** In the modal the box stays visible above a long list; it takes no extra space. */
const STAYS = {
  position: 'sticky',
  zIndex: 1,
  top: -4,
  px: 1,
  mx: -1,
  py: 0.5,
  my: -0.5,
  bgcolor: 'background.default',
} as const;

/**
 * The search of the header with its suggestions (specification 1, section 2): a combobox whose popup holds three tabs
 * and a list. The focus stays in the text while Up, Down, Home and End move through the list; the Tab key goes on to
 * the popup's tabs and out of it. Enter opens the marked suggestion, or else the listing.
 */
export const SearchSuggestions = (given: ExtensionPoints['shell.search']) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [handed] = useState(given);
  const inModal = given.placement === 'modal';
  const box = useSuggestionBox(given, input);
  const { open, active, suggested, setOpened } = box;
  const shown = open && box.hasContent;
  const expanded = shown && box.options.length > 0;

  useLayoutEffect(() => {
    if (!handed.focused) return;
    input.current?.focus();
    input.current?.setSelectionRange(handed.selection.start, handed.selection.end);
  }, [handed]);
  useEffect(() => {
    if (active !== NONE)
      document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  useOutsidePress(root, open && !inModal, () => setOpened(false));

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || inModal) return;
    event.preventDefault();
    input.current?.focus();
    if (!shown) box.type('');
    setOpened(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Otherwise the window lost the focus, not the text in it.
    if (document.activeElement !== input.current && !root.current?.contains(relatedTarget)) setOpened(false);
  };

  return (
    <Box ref={root} onBlur={onBlur} onKeyDown={onEscape} sx={{ position: 'relative' }}>
      <Box sx={inModal ? STAYS : undefined}>
        <SearchBox
          label="Search salons and services"
          placeholder="Search salons, services, areas"
          onSubmit={(event) => {
            event.preventDefault();
            box.search();
          }}
          end={
            <BoxEnd
              loading={suggested.loading}
              text={box.text}
              onClear={() => {
                box.type('');
                input.current?.focus();
              }}
            />
          }
          field={{
            ref: input,
            value: box.text,
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': expanded,
            'aria-controls': expanded ? `${id}-list` : undefined,
            'aria-activedescendant': expanded && active !== NONE ? optionId(id, active) : undefined,
            onChange: ({ target }) => box.type(target.value),
            onFocus: () => setOpened(true),
            onClick: () => setOpened(true),
            onKeyDown: (event) => onBoxKey(box, event),
          }}
        />
      </Box>
      {(shown || inModal) && (
        // A press in the popup keeps the focus in the text.
        <Popup inModal={inModal} onMouseDown={(event) => event.preventDefault()}>
          <SuggestionView
            id={id}
            box={box}
            onLeaveTabs={(key) => {
              input.current?.focus();
              box.mark(key === 'ArrowDown' ? 0 : NONE);
            }}
          />
        </Popup>
      )}
      <Box role="status" sx={visuallyHidden}>
        {open && announcement(suggested, box.count)}
      </Box>
    </Box>
  );
};
