import { AppLink, Box } from '@sundara/web/core';

interface Props {
  /** Undefined while it is not known. */
  readonly salon: { readonly name: string; readonly isActive: boolean } | undefined;
}

/** The salon whose services an admin manages, and a link to another (resolutions R4). */
export const SalonLead = ({ salon }: Props) => (
  <>
    {salon && (
      <>
        <Box component="strong" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {salon.name}
        </Box>
        {!salon.isActive && ', inactive: visitors do not see it'}
        {' · '}
      </>
    )}
    <AppLink to="/salon/services">Choose another salon</AppLink>
  </>
);
