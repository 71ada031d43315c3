/** The envelope of successes under all of the specified names (resolutions E1), with the fields of the reply. */
export const succeed = <F extends object>(message: string, fields: F) => ({
  success: true as const,
  status: 'success' as const,
  message,
  msg: message,
  ...fields,
});
