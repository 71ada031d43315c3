import type { Reason } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { When } from '../../features/when/when.tsx';

interface Decided {
  readonly what: string;
  /** Who decided it, why and when. */
  readonly reason: Reason;
  /** Buttons that change it. */
  readonly acts?: ReactNode;
}

interface Props {
  readonly title: string;
  /** The list's accessible name: 'Pins of production'. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly reasons: readonly Decided[];
  /** A button next to the title, shown even without any reason. */
  readonly act?: ReactNode;
}

/** What somebody decided for an environment, each with the reason; nothing if there is none and none can be made. */
export const ReasonList = ({ title, name, icon: Icon, reasons, act }: Props) =>
  (reasons.length > 0 || act) && (
    <section aria-label={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {act}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {reasons.map(({ what, reason: { by, why, at }, acts }) => (
          <Box
            component="li"
            key={what}
            sx={{ display: 'flex', alignItems: 'baseline', gap: 1, overflowWrap: 'anywhere' }}
          >
            <Box aria-hidden sx={{ color: 'primary.main', position: 'relative', top: 2 }}>
              <Icon size={16} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }}>
              <span>
                <strong>{what}</strong>: {why}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  ({by}, <When at={at} />)
                </Box>
              </span>
              {acts && <Box sx={{ ml: { xs: -2, md: 0 } }}>{acts}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
