import { Box, ButtonBase } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Pages, pageRow, type RowStep } from './page-numbers.ts';

interface Props extends Omit<Pages, 'beside'> {
  /** The address of a page: '?page=2'. */
  readonly addressOf: (page: number) => string;
  /** What is paged, for screen readers: 'Pages of salons'. */
  readonly label: string;
}

const STEP = {
  minWidth: 44,
  height: 44,
  px: 0.5,
  borderRadius: 999,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: 'text.primary',
  '&:hover': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&[aria-disabled]': { color: 'divider', bgcolor: 'transparent' },
} as const;

/** Styles decide, so that the server need not know the width. */
const shownAt = ({ narrow, wide }: RowStep) => {
  if (narrow && wide) return {};
  return { display: narrow ? { sm: 'none' } : { xs: 'none', sm: 'list-item' } };
};

/** Previous or Next; at the end of the list it stays in its place without a link. */
const Neighbour = ({
  to,
  name,
  rel,
  children,
}: {
  to?: string;
  name: string;
  rel: string;
  children: ReactNode;
}) =>
  to === undefined ? (
    <Box component="span" aria-hidden aria-disabled sx={{ ...STEP, display: 'grid', placeItems: 'center' }}>
      {children}
    </Box>
  ) : (
    <ButtonBase component={Link} to={to} rel={rel} aria-label={name} preventScrollReset sx={STEP}>
      {children}
    </ButtonBase>
  );

/** The pages of a list as links: first, last, the current one with its neighbours, Previous and Next. */
export const Pagination = ({ page, pages, open = false, addressOf, label }: Props) => {
  const more = open || page < pages;
  return (
    <Box component="nav" aria-label={label} sx={{ pt: { xs: 4, md: 5 } }}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'flex',
          justifyContent: 'center',
          gap: { xs: '2px', sm: 0.5 },
        }}
      >
        <li>
          <Neighbour {...(page > 1 && { to: addressOf(page - 1) })} rel="prev" name="Previous page">
            <ChevronLeft size={20} aria-hidden />
          </Neighbour>
        </li>
        {pageRow({ page, pages, open }).map((each) => {
          const { step } = each;
          return typeof step === 'number' ? (
            <Box component="li" key={step} sx={shownAt(each)}>
              <ButtonBase
                component={Link}
                to={addressOf(step)}
                preventScrollReset
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
                sx={STEP}
              >
                {step}
              </ButtonBase>
            </Box>
          ) : (
            <Box
              component="li"
              key={step}
              aria-hidden
              sx={{ width: 44, textAlign: 'center', lineHeight: '44px', ...shownAt(each) }}
            >
              …
            </Box>
          );
        })}
        <li>
          <Neighbour {...(more && { to: addressOf(page + 1) })} rel="next" name="Next page">
            <ChevronRight size={20} aria-hidden />
          </Neighbour>
        </li>
      </Box>
    </Box>
  );
};
