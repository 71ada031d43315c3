import { Alert } from '@sundara/web/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { faultAt, pathOf } from './faults.ts';
import type { Form } from './form.ts';

/** Why a form was not sent: what the server said, else its first fault. */
export const troubleOf = ({ problem, fields, faults, wrong }: Form): string | undefined =>
  problem ?? (wrong === undefined ? Object.values(faults)[0] : faultAt(faults, pathOf(fields, wrong)));

interface TroubleProps {
  readonly severity?: 'error' | 'warning';
  readonly children: ReactNode;
}

/** The error summary of a form, scrolled into view; nothing without `children`. */
export const FormTrouble = ({ severity = 'error', children }: TroubleProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [children]);
  return (
    <div ref={place} aria-live="polite">
      {children && (
        <Alert severity={severity} sx={{ mb: 2 }}>
          {children}
        </Alert>
      )}
    </div>
  );
};
