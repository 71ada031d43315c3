import { Box } from '@sundara/web/core';

/** Tags to read; a dash if there are none. */
export const TagList = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? (
    '–'
  ) : (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <Box
          key={tag}
          component="span"
          sx={{
            px: 1,
            py: 0.25,
            borderRadius: 999,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: '0.83rem',
          }}
        >
          {tag}
        </Box>
      ))}
    </Box>
  );
