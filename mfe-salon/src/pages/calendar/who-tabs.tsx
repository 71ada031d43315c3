import type { CalendarResource } from '@sundara/contracts/api';
import { Box, ButtonBase } from '@sundara/web/core';
import { useEffect, useRef } from 'react';

interface Props {
  readonly who: string;
  readonly resources: readonly CalendarResource[];
  readonly onWho: (who: string) => void;
}

/** Chooses the one person that a phone shows. The chosen tab scrolls into view. */
export const WhoTabs = ({ who, resources, onWho }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another place in the row.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (chosen && row.current)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [who]);
  return (
    <Box
      ref={row}
      role="group"
      aria-label="Whose calendar"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1,
        mx: -2,
        px: 2,
        pb: 1.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {[{ id: '', name: 'Everyone' }, ...resources].map(({ id, name }) => (
        <ButtonBase
          key={id}
          aria-pressed={id === who}
          onClick={() => onWho(id)}
          sx={{
            flex: 'none',
            minHeight: 44,
            px: 2,
            borderRadius: 999,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            fontWeight: 600,
            fontSize: '0.9rem',
            '&[aria-pressed=true]': {
              bgcolor: 'primary.main',
              borderColor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
};
