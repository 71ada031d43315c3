import type { ExtensionPoints } from '@sundara/contracts/federation';
import { useLocation } from '@sundara/web/router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../services/services.ts';
import { QuietBoundary } from './quiet-boundary.tsx';
import { searchedFor } from './search-address.ts';
import { SearchFallback } from './search-fallback.tsx';

type Handed = Pick<ExtensionPoints['shell.search'], 'text' | 'focused' | 'selection'>;

const stateOf = (input: HTMLInputElement): Handed => ({
  text: input.value,
  focused: input.ownerDocument.activeElement === input,
  selection: {
    start: input.selectionStart ?? input.value.length,
    end: input.selectionEnd ?? input.value.length,
  },
});

interface Props {
  readonly placement: ExtensionPoints['shell.search']['placement'];
  readonly onDone: () => void;
}

/**
 * The shell's own form until the code that fills 'shell.search' is loaded; then the filler, with the same text, focus
 * and caret. The switch is one step, so that no key press is lost, and never happens during an IME composition.
 */
export const HeaderSearch = ({ placement, onDone }: Props) => {
  const { search } = useServices();
  const filler = useStore(search.store, (state) => state.filler);
  const text = searchedFor(useLocation());
  const focused = placement === 'modal';
  const [handed, setHanded] = useState<Handed | undefined>(
    filler && { text, focused, selection: { start: text.length, end: text.length } },
  );
  const input = useRef<HTMLInputElement>(null);
  const composing = useRef(false);

  const handOver = useCallback(() => {
    if (search.store.getState().filler && input.current && !composing.current)
      setHanded(stateOf(input.current));
  }, [search]);
  // State that is set in layout effects is rendered before the browser handles the next key.
  useLayoutEffect(() => {
    if (filler) handOver();
  }, [filler, handOver]);
  useLayoutEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  if (filler && handed)
    return (
      <QuietBoundary onError={(error) => search.stopped(filler, error)}>
        <filler.Component placement={placement} onDone={onDone} {...handed} />
      </QuietBoundary>
    );
  return (
    <SearchFallback
      input={input}
      defaultValue={handed?.text ?? text}
      onFocus={search.warm}
      onPointerEnter={search.warm}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
        // The composition's last input event may come after this one.
        setTimeout(handOver);
      }}
      onDone={onDone}
    />
  );
};
