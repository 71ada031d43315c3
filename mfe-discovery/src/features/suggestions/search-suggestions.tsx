import type { ExtensionPoints } from '@sundara/contracts/federation';
import { Box, CircularProgress, IconButton, SearchBox, useShell, visuallyHidden } from '@sundara/web/core';
import { X } from 'lucide-react';
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
import { NONE, nextActive } from './next-active.ts';
import { Popup } from './popup.tsx';
import { recentSuggestion } from './recent-list.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { optionId } from './suggestion-list.tsx';
import { SuggestionView } from './suggestion-view.tsx';
import {
  type Suggestion,
  searchAddress,
  searchedFor,
  seeAll,
  suggestionsOf,
  type Tab,
} from './suggestions-of.ts';
import { useMarkedOption } from './use-marked-option.ts';
import { useOwnText } from './use-own-text.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The search of the header with its suggestions (specification 1, section 2): a combobox whose popup holds three tabs
 * and a list. The focus stays in the text while Up, Down, Home and End walk the list; the Tab key leads on to the
 * popup's tabs and out of it. Enter opens the marked suggestion, or else the listing.
 */
export const SearchSuggestions = ({ placement, onDone, ...given }: ExtensionPoints['shell.search']) => {
  const shell = useShell();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [handed] = useState(given);
  const [text, setText] = useOwnText(handed.text, input);
  const inModal = placement === 'modal';
  const [opened, setOpened] = useState(handed.focused);
  const open = opened || inModal;
  const [tab, setTab] = useState<Tab>('All');
  const recent = useRecentSearches();
  const wanted = text.trim();
  const suggested = useSuggestions(open ? wanted : '');
  const { answer } = suggested;
  const recents = open && wanted === '' ? recent.entries : [];
  const found = answer ? suggestionsOf(answer.reply, tab) : [];
  const groups = answer && found.length > 0 ? [...found, seeAll(answer.reply, answer.text)] : found;
  const options =
    recents.length > 0 ? recents.map(recentSuggestion) : groups.flatMap((group) => group.suggestions);
  const { active, mark } = useMarkedOption(recents.length > 0 ? recent.entries : answer, options.length);
  const shown = open && (recents.length > 0 || answer !== undefined || suggested.failed || suggested.slow);
  const expanded = shown && options.length > 0;

  useLayoutEffect(() => {
    if (!handed.focused) return;
    input.current?.focus();
    input.current?.setSelectionRange(handed.selection.start, handed.selection.end);
  }, [handed]);
  useEffect(() => {
    if (active !== NONE)
      document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  useEffect(() => {
    if (!opened) return;
    const outside = ({ target }: Event) =>
      target instanceof Node && !root.current?.contains(target) && setOpened(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [opened]);

  const type = (words: string) => {
    setText(words);
    setOpened(true);
  };
  const showTab = (next: Tab) => {
    setTab(next);
    mark(NONE);
  };
  /** Someone is on their way to an address: what it searches for stays in the box. */
  const leave = ({ name, kind, to }: Suggestion) => {
    const search = searchedFor(to);
    if (kind !== 'search' || search) recent.add({ text: search || name, to });
    setText(search);
    setOpened(false);
    setTab('All');
    onDone();
  };
  const go = (suggestion: Suggestion) => {
    shell.navigate(suggestion.to);
    leave(suggestion);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || inModal) return;
    event.preventDefault();
    input.current?.focus();
    if (shown) setOpened(false);
    else setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isUpOrDown = key === 'ArrowDown' || key === 'ArrowUp';
    if (isUpOrDown && (altKey || !open)) {
      event.preventDefault();
      return setOpened(key === 'ArrowDown' || !altKey);
    }
    const next = expanded ? nextActive(key, active, options.length) : undefined;
    const option = options[active];
    if (next !== undefined) {
      event.preventDefault();
      mark(next);
    } else if (key === 'Enter' && option && expanded) {
      event.preventDefault();
      go(option);
    } else if (key === 'Delete' && option?.kind === 'recent') {
      event.preventDefault();
      recent.remove(option.to);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') mark(NONE);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // The window lost the focus, not the text in it.
    if (document.activeElement === input.current) return;
    if (!root.current?.contains(relatedTarget)) setOpened(false);
  };

  return (
    <Box ref={root} onBlur={onBlur} onKeyDown={onEscape} sx={{ position: 'relative' }}>
      <SearchBox
        label="Search salons and services"
        placeholder="Search salons, services, areas"
        onSubmit={(event) => {
          event.preventDefault();
          go({ kind: 'search', name: wanted, to: searchAddress(wanted) });
        }}
        end={
          (suggested.loading && <CircularProgress size={20} aria-label="Searching" />) ||
          (text && (
            <IconButton
              aria-label="Clear search"
              tabIndex={-1}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            >
              <X size={18} aria-hidden />
            </IconButton>
          ))
        }
        field={{
          ref: input,
          value: text,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': expanded,
          'aria-controls': expanded ? `${id}-list` : undefined,
          'aria-activedescendant': expanded && active !== NONE ? optionId(id, active) : undefined,
          onChange: ({ target }) => type(target.value),
          onFocus: () => setOpened(true),
          onClick: () => setOpened(true),
          onKeyDown,
        }}
      />
      {shown && (
        // A press in the popup leaves the focus in the text.
        <Popup inModal={inModal} onMouseDown={(event) => event.preventDefault()}>
          <SuggestionView
            id={id}
            suggested={suggested}
            groups={groups}
            recent={recents}
            tab={tab}
            active={active}
            onTab={showTab}
            onLeaveTabs={(key) => {
              input.current?.focus();
              mark(key === 'ArrowDown' ? 0 : NONE);
            }}
            onChoose={leave}
            onRemove={recent.remove}
          />
        </Popup>
      )}
      <Box role="status" sx={visuallyHidden}>
        {open &&
          announcement(
            suggested,
            found.reduce((sum, { suggestions }) => sum + suggestions.length, 0),
          )}
      </Box>
    </Box>
  );
};
