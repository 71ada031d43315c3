import { isAtPushService, PUSH_SERVICES } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is at a push service of a browser', (address) => {
  expect(isAtPushService(address, PUSH_SERVICES)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://fcm.googleapis.com@10.0.0.1/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:3001/api/admin/users',
  'file:///etc/passwd',
  'not an address',
])('%s is called by nobody', (address) => {
  expect(isAtPushService(address, PUSH_SERVICES)).toBe(false);
});
