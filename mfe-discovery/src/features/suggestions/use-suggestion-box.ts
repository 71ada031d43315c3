import type { ExtensionPoints } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { type RefObject, useState } from 'react';
import { NONE } from './next-active.ts';
import { recentSuggestion } from './recent-list.tsx';
import { useRecentSearches } from './recent-searches.ts';
import {
  rememberedAddress,
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

type Given = Pick<ExtensionPoints['shell.search'], 'placement' | 'text' | 'focused' | 'onDone'>;

/** The box's text, its popup's content, and the actions on both. */
export const useSuggestionBox = (
  { placement, text: first, focused, onDone }: Given,
  input: RefObject<HTMLInputElement | null>,
) => {
  const { navigate } = useShell();
  const [text, setText] = useOwnText(first, input);
  const [opened, setOpened] = useState(focused);
  const [tab, setTab] = useState<Tab>('All');
  const recent = useRecentSearches();
  const open = opened || placement === 'modal';
  const wanted = text.trim();
  const suggested = useSuggestions(open ? wanted : '');
  const { answer, failed, slow } = suggested;
  const recents = open && wanted === '' ? recent.entries : [];
  const found = answer ? suggestionsOf(answer.reply, tab) : [];
  const groups = answer && found.length > 0 ? [...found, seeAll(answer.reply, answer.text)] : found;
  const options: readonly Suggestion[] =
    recents.length > 0 ? recents.map(recentSuggestion) : groups.flatMap(({ suggestions }) => suggestions);
  const { active, mark } = useMarkedOption(recents.length > 0 ? recents : answer, options.length);

  /** Called when an address is opened: the text that it searches for stays in the box. */
  const leave = (to: string) => {
    setText(searchedFor(to));
    setOpened(false);
    setTab('All');
    onDone();
  };
  /** A pressed suggestion is a link, and navigates on its own. */
  const choose = ({ name, to, typed }: Suggestion) => {
    recent.add(typed ? { text: typed, to: rememberedAddress(typed) } : { text: name, to });
    leave(to);
  };
  return {
    text,
    suggested,
    recents,
    groups,
    options,
    tab,
    active,
    mark,
    choose,
    leave,
    /** Whether the popup may be open; a modal's always may. */
    open,
    hasContent: recents.length > 0 || answer !== undefined || failed || slow,
    /** How many are suggested, without the link to all results. */
    count: found.reduce((sum, { suggestions }) => sum + suggestions.length, 0),
    setOpened,
    type: (words: string) => {
      setText(words);
      setOpened(true);
    },
    showTab: (next: Tab) => {
      setTab(next);
      mark(NONE);
    },
    go: (suggestion: Suggestion) => {
      navigate(suggestion.to);
      choose(suggestion);
    },
    /** Searches for what is typed; without text, every salon is listed. */
    search: () => {
      const to = searchAddress(wanted);
      navigate(to);
      if (wanted) choose({ kind: 'search', name: wanted, typed: wanted, to });
      else leave(to);
    },
    removeRecent: recent.remove,
  };
};
export type SuggestionBox = ReturnType<typeof useSuggestionBox>;
