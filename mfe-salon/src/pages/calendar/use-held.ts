import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * What is shown stays as it is while something is carried over it, and follows as soon as it is put down. Picking up
 * and putting down draw nothing by themselves.
 */
export const useHeld = <V extends object>(value: V) => {
  const [held, setHeld] = useState(value);
  const latest = useRef(value);
  const carrying = useRef(false);
  useLayoutEffect(() => {
    latest.current = value;
    if (!carrying.current) setHeld(value);
  }, [value]);
  const onCarrying = useCallback((now: boolean) => {
    carrying.current = now;
    if (!now) setHeld(latest.current);
  }, []);
  const isCarrying = useCallback(() => carrying.current, []);
  return { held, isCarrying, onCarrying };
};
