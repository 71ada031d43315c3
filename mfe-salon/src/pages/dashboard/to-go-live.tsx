import type { ToGoLive as Has } from '@sundara/contracts/api';
import { Box, LinkButton, Typography } from '@sundara/web/core';
import { Circle, CircleCheck } from 'lucide-react';
import { WaitingRow, WaitingSection } from './waiting-section.tsx';

const SETTINGS = '/salon/dashboard?settings=profile';
const STEPS = [
  ['hours', 'Opening hours', 'Set your hours', `${SETTINGS}&step=4`],
  ['service', 'A service', 'Add a service', '/salon/services'],
  ['picture', 'A picture of your salon', 'Add a picture', SETTINGS],
] as const satisfies readonly (readonly [keyof Has, string, string, string])[];

/** What the owner of a draft has to fill in before visitors see the salon (decision 88). */
export const ToGoLive = ({ has }: { readonly has: Has }) => {
  const next = STEPS.find(([what]) => !has[what])?.[0];
  const done = STEPS.filter(([what]) => has[what]).length;
  return (
    <WaitingSection
      id="to-go-live"
      title="Before customers see your salon"
      text={`It is shown by itself as soon as these three are there. ${done} of ${STEPS.length} done.`}
    >
      {STEPS.map(([what, name, act, to]) => {
        const Sign = has[what] ? CircleCheck : Circle;
        return (
          <WaitingRow key={what}>
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
          </WaitingRow>
        );
      })}
    </WaitingSection>
  );
};
