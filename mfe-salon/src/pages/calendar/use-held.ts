import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * What is shown stays as it is while something is dragged over it, and is updated when the drag ends. Starting and
 * ending a drag render nothing by themselves.
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
