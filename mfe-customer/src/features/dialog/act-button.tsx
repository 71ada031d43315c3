import { Button } from '@sundara/web/core';
import { type ComponentProps, useEffect, useRef } from 'react';

type Props = ComponentProps<typeof Button> & { readonly loading: boolean; readonly onClick: () => void };

/**
 * A button that sends something. While loading it can't have the focus; if it is still rendered afterwards, for
 * instance after a failure, it takes the focus back from the dialog around it, so that the same key sends again.
 */
export const ActButton = ({ loading, onClick, ...look }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (loading || !pressed.current) return;
    pressed.current = false;
    const held = document.activeElement;
    if (held === document.body || held?.contains(button.current)) button.current?.focus();
  }, [loading]);
  return (
    <Button
      {...look}
      ref={button}
      loading={loading}
      onClick={() => {
        pressed.current = true;
        onClick();
      }}
    />
  );
};
