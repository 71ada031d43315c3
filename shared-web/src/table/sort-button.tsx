import ButtonBase from '@mui/material/ButtonBase';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { AS_CARDS } from './card-width.ts';
import type { Column } from './column.ts';

interface Props {
  readonly sorted: NonNullable<Column<never>['sorted']>;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

/**
 * A header that sorts its table; the arrow shows the current order. Cards have no headers, so it is hidden with them.
 */
export const SortButton = ({ sorted, onPress, children }: Props) => {
  const Arrow = ARROWS[sorted];
  return (
    <ButtonBase
      onClick={onPress}
      sx={{
        gap: 0.5,
        minHeight: 44,
        // The row stays as high as its text: the click target extends into the cell's padding.
        my: -0.75,
        mx: -0.75,
        px: 0.75,
        borderRadius: 1,
        color: sorted === 'none' ? 'inherit' : 'text.primary',
        '&:hover': { color: 'text.primary' },
        [AS_CARDS]: { display: 'none' },
      }}
    >
      {children}
      <Arrow size={14} aria-hidden opacity={sorted === 'none' ? 0.5 : 1} />
    </ButtonBase>
  );
};
