import { Typography, visuallyHidden } from '@sundara/web/core';
import { useEffect, useRef } from 'react';

interface Props {
  readonly children: string;
  /** For screen readers only: the step indicator shows the same. */
  readonly isHidden?: boolean;
}

/** A step's heading takes the focus when the step appears, so that it is read from the start. */
export const StepHeading = ({ children, isHidden = false }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Typography
      ref={heading}
      variant="h2"
      component="h3"
      tabIndex={-1}
      sx={isHidden ? visuallyHidden : { outline: 'none', '&:focus-visible': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
};
