import type { Reason } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import type { LucideIcon } from 'lucide-react';
import { When } from '../../features/when/when.tsx';

interface Props {
  readonly title: string;
  /** As a screen reader names the list: 'Pins of production'. */
  readonly name: string;
  readonly icon: LucideIcon;
  /** What it is about → who decided it, why and when. */
  readonly reasons: readonly (readonly [what: string, reason: Reason])[];
}

/** What somebody decided for an environment, each with the reason; nothing where there is none. */
export const ReasonList = ({ title, name, icon: Icon, reasons }: Props) =>
  reasons.length > 0 && (
    <section aria-label={name}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {reasons.map(([what, { by, why, at }]) => (
          <Box component="li" key={what} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <Box aria-hidden sx={{ color: 'primary.main', pt: 0.25 }}>
              <Icon size={16} />
            </Box>
            <span>
              <strong>{what}</strong>: {why}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({by}, <When at={at} />)
              </Box>
            </span>
          </Box>
        ))}
      </Box>
    </section>
  );
