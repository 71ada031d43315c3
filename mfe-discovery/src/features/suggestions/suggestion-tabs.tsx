import { Box, ButtonBase } from '@sundara/web/core';
import type { KeyboardEvent } from 'react';
import { TABS, type Tab } from './suggestions-of.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  readonly id: string;
  readonly tab: Tab;
  readonly countOf: (tab: Tab) => number;
  readonly onTab: (tab: Tab) => void;
  /** Down goes from the tabs into the list, Up back to the text. */
  readonly onLeave: (key: 'ArrowDown' | 'ArrowUp') => void;
}

/**
 * All, Salons, Services. The Tab key goes from the text to the chosen tab, Left and Right to the others; a pointer
 * leaves the focus in the text.
 */
export const SuggestionTabs = ({ id, tab, countOf, onTab, onLeave }: Props) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      onLeave(key);
    }
    if (step === undefined) return;
    event.preventDefault();
    const index = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    const next = TABS[index];
    if (next) onTab(next);
    currentTarget.querySelectorAll('button')[index]?.focus();
  };
  return (
    <Box
      role="tablist"
      aria-label="What to show"
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', gap: 0.5, px: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map((name) => (
        <ButtonBase
          key={name}
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
          sx={{
            minHeight: 44,
            px: 1.5,
            gap: 0.75,
            typography: 'body2',
            fontWeight: 600,
            color: name === tab ? 'primary.main' : 'text.secondary',
            boxShadow: name === tab ? 'inset 0 -2px 0 currentColor' : 'none',
          }}
        >
          {name}
          <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
            {countOf(name)}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
};
