import { webAddress } from '@sundara/contracts';
import { Box, ButtonBase, Skeleton, Typography } from '@sundara/web/core';
import { Avatar } from '@sundara/web/detail';
import { type Days, moveChoice } from '@sundara/web/visit';
import { Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Flow } from '../flow/flow.ts';

interface Props {
  readonly specialists: Days['specialists'];
  readonly chosen: Flow['specialist'];
  readonly onChoose: (specialist: Flow['specialist']) => void;
}

const FACE = 32;
/** One scrolling row on a phone; wider screens show as many as fit into three rows. */
const faces = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  overflowX: { xs: 'auto', md: 'hidden' },
  overflowY: { md: 'auto' },
  maxHeight: { md: 168 },
  scrollbarWidth: 'thin',
  py: 0.5,
  mx: -0.5,
  px: 0.5,
} as const;

interface FaceProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Face = ({ name, chosen, onChoose, children }: FaceProps) => (
  <ButtonBase
    role="radio"
    aria-checked={chosen}
    tabIndex={chosen ? 0 : -1}
    onClick={onChoose}
    sx={{
      flexShrink: 0,
      gap: 1,
      minHeight: 44,
      pl: 0.75,
      pr: 1.75,
      borderRadius: 999,
      border: 1,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'secondary.main' : 'background.paper',
      color: chosen ? 'secondary.contrastText' : 'text.primary',
      fontWeight: 600,
      fontSize: '0.95rem',
      transition: 'background-color 150ms ease, border-color 150ms ease',
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    {children}
    {name}
  </ButtonBase>
);

/** The choice of a specialist: anyone by default. Nothing if there is nobody to choose from. */
export const SpecialistChoice = memo(({ specialists, chosen, onChoose }: Props) => {
  if (specialists?.length === 0 && !chosen) return null;
  return (
    <Box>
      <Typography variant="h4" component="h4" sx={{ mb: 0.5 }}>
        Specialist
      </Typography>
      {specialists ? (
        <Box role="radiogroup" aria-label="Specialist" onKeyDown={moveChoice} sx={faces}>
          <Face name="Any" chosen={!chosen} onChoose={() => onChoose(undefined)}>
            <Avatar sx={{ width: FACE, height: FACE, bgcolor: 'secondary.main', color: 'inherit' }}>
              <Users size={18} aria-hidden />
            </Avatar>
          </Face>
          {specialists.map(({ id, name, photo }) => (
            <Face key={id} name={name} chosen={chosen?.id === id} onChoose={() => onChoose({ id, name })}>
              <Avatar
                src={webAddress(`${photo.url}?w=320`)}
                alt=""
                sx={{ width: FACE, height: FACE, bgcolor: 'secondary.main' }}
              >
                {name.slice(0, 1)}
              </Avatar>
            </Face>
          ))}
        </Box>
      ) : (
        <Box sx={faces} aria-hidden>
          {[96, 112, 104].map((width) => (
            <Skeleton key={width} variant="rounded" width={width} height={44} sx={{ borderRadius: 999 }} />
          ))}
        </Box>
      )}
    </Box>
  );
});
