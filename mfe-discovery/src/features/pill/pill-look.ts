const pill = { minHeight: 44, px: 2, borderRadius: 999, fontSize: '0.9rem', fontWeight: 600 } as const;

/** For `sx` of a link in the shape of a pill. */
export const linkPill = {
  ...pill,
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 0.75,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** For `sx` of one choice of a few, which is chosen or not. */
export const choicePill = (chosen: boolean) =>
  ({
    ...pill,
    border: 1,
    borderColor: chosen ? 'primary.main' : 'divider',
    bgcolor: chosen ? 'secondary.main' : 'background.paper',
    color: chosen ? 'secondary.contrastText' : 'text.primary',
    '&:hover': { borderColor: 'primary.light' },
  }) as const;
