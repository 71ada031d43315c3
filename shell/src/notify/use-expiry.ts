import { useEffect, useRef } from 'react';

/** Calls back after `ms` milliseconds, not counting paused time. */
export const useExpiry = (ms: number, paused: boolean, onExpire: () => void): void => {
  const left = useRef(ms);
  const expire = useRef(onExpire);
  expire.current = onExpire;

  useEffect(() => {
    if (paused) return;
    const from = Date.now();
    const timer = setTimeout(() => expire.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [paused]);
};
