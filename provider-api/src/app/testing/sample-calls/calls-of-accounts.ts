import { Secret, TOTP } from 'otpauth';
import type { SampleCalls } from './sample-call.ts';
import { type SampleScene, SCENE_PASSWORD } from './sample-scene.ts';

const NEW_PASSWORD = 'three slow scissors';
const PHONE = '+919000000007';

/** The code that an authenticator shows this many steps from now. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sessions, passwords and the own account. */
export const callsOfAccounts = (scene: SampleScene): SampleCalls => {
  const { people, secret } = scene;
  const { customer } = people;
  return {
    'auth.login': { by: 'nobody', body: { email: people.admin.email, password: SCENE_PASSWORD } },
    'auth.register': {
      by: 'nobody',
      body: { name: 'Lata Devi', email: 'lata@people.example', phone: PHONE, password: NEW_PASSWORD },
    },
    'auth.refresh': { by: 'nobody', cookie: scene.refreshCookie },
    'auth.forgotPassword': { by: 'nobody', body: { email: customer.email } },
    'auth.signInByLink': { by: 'nobody', params: { token: scene.signInLink }, body: {} },
    'auth.requestCode': { by: 'nobody', body: { email: customer.email } },
    'auth.signInByCode': {
      by: 'nobody',
      params: { challenge: scene.challenge },
      body: { code: scene.code },
    },
    'auth.requestEmailConfirmation': { by: 'customer' },
    'auth.confirmEmail': { by: 'nobody', params: { token: scene.confirmation } },
    'auth.resetPassword': { by: 'nobody', params: { token: scene.reset }, body: { password: NEW_PASSWORD } },
    'auth.me': { by: 'customer' },
    'auth.logout': { by: 'salon' },
    'auth.devices': { by: 'customer' },
    'auth.endDevice': { by: 'customer', params: { id: scene.device } },
    'auth.endOtherDevices': { by: 'admin' },
    'auth.updateProfile': { by: 'salon', body: { name: 'Lata Rao', phone: PHONE } },
    'auth.secondFactor': { by: 'salon' },
    'auth.beginSecondFactor': { by: 'salon', body: { password: SCENE_PASSWORD } },
    'auth.confirmSecondFactor': { by: 'protected', body: { code: codeOf(secret, -1) } },
    'auth.endSecondFactor': { by: 'protected', body: { password: SCENE_PASSWORD, code: codeOf(secret, 0) } },
    'auth.changePassword': {
      by: 'protected',
      body: { currentPassword: SCENE_PASSWORD, newPassword: NEW_PASSWORD },
    },
    'push.key': { by: 'customer' },
    'push.subscribe': {
      by: 'customer',
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/scene',
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      },
    },
    'push.unsubscribe': { by: 'customer' },
    'customer.profile': { by: 'customer' },
    'customer.updateProfile': { by: 'customer', body: { name: 'Asha Iyer', phone: PHONE } },
    'customer.preferences': { by: 'customer' },
    'customer.updatePreferences': {
      by: 'customer',
      body: { reminders: false, reviewInvitations: true, offers: false },
    },
    'customer.export': { by: 'customer' },
    'customer.deletion': { by: 'leaver' },
    'customer.deleteAccount': { by: 'leaver', body: { password: SCENE_PASSWORD, expectedRefund: 0 } },
  };
};
