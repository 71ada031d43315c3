/** Calls by which admins change something without an audit entry, each with its reason. */
export const UNAUDITED: Readonly<Record<string, string>> = {
  'auth.logout': 'ends the own session',
  'auth.endDevice': 'ends an own session, which its list of devices shows',
  'auth.endOtherDevices': 'ends own sessions, which its list of devices shows',
  'auth.beginSecondFactor': 'prepares a secret that is not in force before auth.confirmSecondFactor',
  'admin.previewService': 'shows what a change would do, and does nothing',
};
