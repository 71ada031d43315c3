interface Watch {
  /** Called when the page was hidden for long: whether to go on all the same. */
  readonly keepsOn: () => boolean;
  readonly onAway: () => void;
  readonly onBack: () => void;
  readonly onOnline: () => void;
}

/** A page counts as left after it was hidden this long. */
const AWAY_MS = 5 * 60_000;

/** Reports when a page was hidden for long, when it is visible again, and when the network is back. */
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
