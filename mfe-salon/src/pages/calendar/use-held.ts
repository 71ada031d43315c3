import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * What is shown stays as it is while something is dragged over it, and follows as soon as it is put down. Picking up
 * and putting down draw nothing by themselves.
 */
export const useHeld = <V extends object>(value: V) => {
  const [held, setHeld] = useState(value);
  const latest = useRef(value);
  const dragging = useRef(false);
  useLayoutEffect(() => {
    latest.current = value;
    if (!dragging.current) setHeld(value);
  }, [value]);
  const onDragging = useCallback((now: boolean) => {
    dragging.current = now;
    if (!now) setHeld(latest.current);
  }, []);
  const isDragging = useCallback(() => dragging.current, []);
  return { held, isDragging, onDragging };
};
