/**
 * Ends the push messages to this browser; whoever uses it next would read of another's bookings. The server sends none
 * to a session that is over, so this also serves a browser that was offline when it ended.
 */
export const endPush = async ({ serviceWorker }: Pick<Navigator, 'serviceWorker'>): Promise<void> => {
  const registration = await serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};
