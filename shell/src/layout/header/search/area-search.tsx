import type { NavigationEntry } from '@sundara/contracts/federation';
import { AppLink, Box, SearchBox } from '@sundara/web/core';
import { useLocation, useNavigate } from '@sundara/web/router';
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';

interface Props {
  /** The pages that find what they list by `?q=`; Enter leads to the first. */
  readonly pages: readonly NavigationEntry[];
  /** Called when it leads away; it takes the focus when it is shown, as it is all that was opened. */
  readonly onDone?: () => void;
}

const addressOf = ({ to }: NavigationEntry, q: string): string => `${to}?${new URLSearchParams({ q })}`;

/** What an area of tools can be asked for: a text leads to the page that finds it, each page as a link below. */
export const AreaSearch = ({ pages, onDone }: Props) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [typed, setTyped] = useState({ text: '', at: key });
  const [isOpen, setOpen] = useState(false);
  const text = typed.at === key ? typed.text : '';
  const q = text.trim();
  const [first] = pages;
  const names = pages.map(({ label }) => label.toLowerCase());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!first || !q) return;
    onDone?.();
    void navigate(addressOf(first, q));
  };
  const box = useRef<HTMLInputElement>(null);
  const takesFocus = onDone !== undefined;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const close = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') setOpen(false);
  };
  return (
    <Box sx={{ position: 'relative' }} onFocus={() => setOpen(true)} onBlur={leave} onKeyDown={close}>
      <SearchBox
        name="This area"
        {...(first && { action: first.to })}
        label={`Search ${names.join(', ')}`}
        placeholder={`Search ${names.slice(0, 3).join(', ')}`}
        field={{ ref: box, value: text, onChange: ({ target }) => setTyped({ text: target.value, at: key }) }}
        onSubmit={submit}
      />
      {isOpen && q && (
        <Box
          component="nav"
          aria-label="Where to search"
          sx={({ shadows }) => ({
            ...{ position: 'absolute', zIndex: 1, insetInline: 0, top: 'calc(100% + 4px)', p: 1 },
            ...{ display: 'grid', border: 1, borderColor: 'divider', borderRadius: 2 },
            ...{ bgcolor: 'background.paper', boxShadow: shadows[4] },
          })}
        >
          {pages.map((page) => (
            <AppLink
              key={page.to}
              to={addressOf(page, q)}
              onClick={onDone}
              sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: 1.5, overflowWrap: 'anywhere' }}
            >
              {page.label} with “{q}”
            </AppLink>
          ))}
        </Box>
      )}
    </Box>
  );
};
