import { AppLink, Box, Button } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import type { Notice, WayOn } from '../flow/flow.ts';

interface Props {
  readonly notice: Notice;
  /** A second sentence. */
  readonly more?: string;
  readonly onWay: (way: Exclude<WayOn, 'where-is-my-money'>) => void;
}

const LABELS: Readonly<Record<Exclude<WayOn, 'where-is-my-money'>, string>> = {
  'choose-time': 'Choose another time',
  'choose-services': 'Choose services again',
  'other-account': 'Use another account',
};

/** What happened and the way on, right over the buttons, where it is seen however far one has scrolled. */
export const NoticeBar = ({ notice: { severity, text, wayOn, orderId }, more, onWay }: Props) => (
  <Alert
    severity={severity}
    sx={{
      mb: 1.25,
      py: 0.5,
      alignItems: 'flex-start',
      '& .MuiAlert-icon': { color: 'inherit' },
      ...(severity === 'info' && { bgcolor: 'secondary.main', color: 'secondary.contrastText' }),
    }}
  >
    <Box>{text}</Box>
    {more && <Box sx={{ mt: 0.5 }}>{more}</Box>}
    {wayOn === 'where-is-my-money' && orderId && (
      <Box sx={{ mt: 0.5 }}>
        <AppLink
          to={`/payment/${encodeURIComponent(orderId)}`}
          underline="always"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' }}
        >
          See where your money is
        </AppLink>
      </Box>
    )}
    {wayOn && wayOn !== 'where-is-my-money' && (
      <Box>
        <Button
          color="inherit"
          onClick={() => onWay(wayOn)}
          sx={{ px: 0, textDecoration: 'underline', '&:hover': { bgcolor: 'transparent' } }}
        >
          {LABELS[wayOn]}
        </Button>
      </Box>
    )}
  </Alert>
);
