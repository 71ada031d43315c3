import { AppLink, Box, ButtonBase, IconButton, Typography, useMediaQuery } from '@sundara/web/core';
import { Dialog, DialogContent, DialogTitle } from '@sundara/web/form';
import { addTyped } from '@sundara/web/salon-form';
import { CreditCard, Store, X } from 'lucide-react';
import { useRef } from 'react';
import { LeaveGuard } from './leave-guard.tsx';
import { ProfileFoot } from './profile/profile-foot.tsx';
import { ProfilePanel } from './profile/profile-panel.tsx';
import { useProfile } from './profile/use-profile.ts';
import { type SettingsSection, useSettingsAddress } from './settings-address.ts';
import { SubscriptionPanel } from './subscription/subscription-panel.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

const SECTIONS = [
  { id: 'profile', label: 'Profile', Icon: Store },
  { id: 'subscription', label: 'Subscription', Icon: CreditCard },
] as const satisfies readonly { id: SettingsSection; label: string; Icon: unknown }[];

const SMALL = '(max-width: 699.95px), (max-height: 559.95px)';

const Contents = ({ small }: { readonly small: boolean }) => {
  const { section = 'profile', step, go } = useSettingsAddress();
  const profile = useProfile();
  const { isChanged, isPictureComing } = profile.form;
  const body = useRef<HTMLDivElement>(null);
  const goTo = (next: number) => {
    addTyped(profile.form);
    go('profile', next);
    if (body.current) body.current.scrollTop = 0;
  };
  const isProfile = section === 'profile';
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: small ? 'column' : 'row', flex: 1, minHeight: 0 }}>
        <Box
          component="nav"
          aria-label="Account Settings"
          sx={{
            display: 'flex',
            flexDirection: small ? 'row' : 'column',
            gap: 0.5,
            flexShrink: 0,
            width: small ? 1 : 208,
            p: small ? 1 : 2,
            borderRight: small ? 0 : 1,
            borderBottom: small ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          {SECTIONS.map(({ id, label, Icon }) => (
            <ButtonBase
              key={id}
              aria-current={id === section ? 'true' : undefined}
              disabled={isPictureComing && id !== section}
              onClick={() => go(id)}
              sx={{
                flex: small ? 1 : 'none',
                justifyContent: small ? 'center' : 'flex-start',
                gap: 1.25,
                minHeight: 44,
                px: 1.5,
                borderRadius: 1,
                fontWeight: 600,
                fontSize: '1rem',
                color: id === section ? 'secondary.contrastText' : 'text.secondary',
                bgcolor: id === section ? 'secondary.main' : 'transparent',
              }}
            >
              <Icon size={18} aria-hidden />
              {label}
            </ButtonBase>
          ))}
          {!small && (
            <AppLink to="/profile?section=security" sx={{ mt: 'auto', px: 1.5, py: 1 }}>
              Sign-in and security
            </AppLink>
          )}
        </Box>
        <DialogContent
          ref={body}
          sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, py: 2.5, overflowX: 'hidden' }}
        >
          {isProfile ? <ProfilePanel profile={profile} step={step} onStep={goTo} /> : <SubscriptionPanel />}
          {small && (
            <AppLink to="/profile?section=security" sx={{ display: 'inline-block', mt: 3, py: 1 }}>
              Sign-in and security
            </AppLink>
          )}
        </DialogContent>
      </Box>
      <LeaveGuard isChanged={isChanged} isPictureComing={isPictureComing} />
      {isProfile && (
        <Box
          sx={{
            px: { xs: 2, sm: 3 },
            pt: 1.5,
            pb: 'max(12px, env(safe-area-inset-bottom))',
            borderTop: 1,
            borderColor: 'divider',
            // While the panel asks a question of its own.
            '&:empty': { display: 'none' },
          }}
        >
          <ProfileFoot profile={profile} step={step} onStep={goTo} />
        </Box>
      )}
    </>
  );
};

/** The owner's settings for the salon and the account (specification 2, section 2). */
export const SettingsDialog = ({ open, onClose }: Props) => {
  const small = useMediaQuery(SMALL);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="md"
      aria-labelledby="account-settings"
      slotProps={{ paper: { sx: small ? {} : { height: 'min(760px, calc(100% - 64px))' } } }}
    >
      <DialogTitle
        component="div"
        sx={{
          display: 'flex',
          alignItems: 'center',
          py: 1,
          pl: { xs: 2, sm: 3 },
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="account-settings" variant="h3" component="h2" sx={{ flex: 1 }}>
          Account Settings
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </DialogTitle>
      <Contents small={small} />
    </Dialog>
  );
};
