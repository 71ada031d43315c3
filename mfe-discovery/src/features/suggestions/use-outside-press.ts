import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when a pointer is pressed outside of an element, while `active`. */
export const useOutsidePress = (
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onPress: () => void,
): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) press();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [element, active]);
};
