import type { ToGoLive as Has } from '@sundara/contracts/api';
import { Box, LinkButton, Typography } from '@sundara/web/core';
import { Circle, CircleCheck } from 'lucide-react';

const SETTINGS = '/salon/dashboard?settings=profile';
const STEPS = [
  ['hours', 'Opening hours', 'Set your hours', `${SETTINGS}&step=4`],
  ['service', 'A service', 'Add a service', '/salon/services'],
  ['picture', 'A picture of your salon', 'Add a picture', SETTINGS],
] as const satisfies readonly (readonly [keyof Has, string, string, string])[];

/** What the owner of a draft has to fill in before visitors see the salon (decision 88). */
export const ToGoLive = ({ has }: { readonly has: Has }) => {
  const next = STEPS.find(([what]) => !has[what])?.[0];
  return (
    <Box
      component="section"
      aria-labelledby="to-go-live"
      sx={{
        mb: { xs: 3, md: 4 },
        p: { xs: 2, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h4" component="h2" id="to-go-live">
        Before customers see your salon
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        It is shown by itself as soon as these three are there. {STEPS.filter(([what]) => has[what]).length}{' '}
        of {STEPS.length} done.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {STEPS.map(([what, name, act, to]) => {
          const Sign = has[what] ? CircleCheck : Circle;
          return (
            <Box
              component="li"
              key={what}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 52 }}
            >
              <Box
                component={Sign}
                size={20}
                aria-hidden
                sx={{ color: has[what] ? 'success.main' : 'text.secondary' }}
              />
              <Typography sx={{ flex: 1 }}>{has[what] ? `${name}: done` : name}</Typography>
              {!has[what] && (
                <LinkButton to={to} variant={what === next ? 'contained' : 'text'}>
                  {act}
                </LinkButton>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
