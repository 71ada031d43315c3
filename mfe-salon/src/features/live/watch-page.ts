interface Watch {
  /** Asked when nobody has seen the page for long: whether to go on all the same. */
  readonly keepsOn: () => boolean;
  readonly onAway: () => void;
  readonly onBack: () => void;
  readonly onOnline: () => void;
}

/** For so long nobody need see the page before it counts as left. */
const AWAY_MS = 5 * 60_000;

/** Tells when a page is left for long, when somebody comes back, and when the network does. */
export const watchPage = ({ keepsOn, onAway, onBack, onOnline }: Watch) => {
  let away: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    if (keepsOn()) away = setTimeout(leave, AWAY_MS);
    else onAway();
  };
  const look = () => {
    clearTimeout(away);
    if (document.hidden) away = setTimeout(leave, AWAY_MS);
    else onBack();
  };
  return {
    start: () => {
      document.addEventListener('visibilitychange', look);
      window.addEventListener('online', onOnline);
    },
    stop: () => {
      clearTimeout(away);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', onOnline);
    },
  };
};
