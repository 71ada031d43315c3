import { AppLink, Box, Button } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import type { Notice, WayHere } from '../flow/flow.ts';

interface Props {
  readonly notice: Notice;
  /** A second sentence. */
  readonly more?: string;
  readonly onWay: (way: WayHere) => void;
}

const LABELS: Readonly<Record<WayHere, string>> = {
  'choose-time': 'Choose another time',
  'choose-services': 'Choose services again',
  'other-account': 'Use another account',
  'for-somebody-else': 'Book it for somebody else',
  'confirm-email': 'Send me the link',
  'try-again': 'Try again',
};

/** Link and label of a notice's action, if it leads away from the dialog. */
const linkOf = ({ wayOn, orderId, bookingId }: Notice) => {
  if (wayOn === 'where-is-my-money' && orderId)
    return { to: `/payment/${encodeURIComponent(orderId)}`, label: 'See where your money is' };
  if (wayOn === 'see-booking' && bookingId)
    return { to: `/bookings/${encodeURIComponent(bookingId)}`, label: 'See your booking' };
  return undefined;
};

const actOf = ({ wayOn }: Notice): WayHere | undefined =>
  wayOn === 'where-is-my-money' || wayOn === 'see-booking' ? undefined : wayOn;

/** What happened and the next step, directly above the buttons, so that it is visible at any scroll position. */
export const NoticeBar = ({ notice, more, onWay }: Props) => {
  const [link, act] = [linkOf(notice), actOf(notice)];
  return (
    <Alert
      severity={notice.severity}
      sx={{
        mb: 1.25,
        py: 0.5,
        alignItems: 'flex-start',
        '& .MuiAlert-icon': { color: 'inherit' },
        ...(notice.severity === 'info' && { bgcolor: 'secondary.main', color: 'secondary.contrastText' }),
      }}
    >
      <Box>{notice.text}</Box>
      {more && <Box sx={{ mt: 0.5 }}>{more}</Box>}
      {link && (
        <Box sx={{ mt: 0.5 }}>
          <AppLink
            to={link.to}
            underline="always"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' }}
          >
            {link.label}
          </AppLink>
        </Box>
      )}
      {act && (
        <Box>
          <Button
            color="inherit"
            onClick={() => onWay(act)}
            sx={{
              ...{ minWidth: 0, px: 0, textDecoration: 'underline' },
              '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
            }}
          >
            {LABELS[act]}
          </Button>
        </Box>
      )}
    </Alert>
  );
};
