import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Acts once, when another page is opened. Another query is the same page still: a filter's press should not wait for
 * what changes all of its text.
 */
export const onOtherPage = (router: Router, act: () => void): void => {
  const first = router.state.location.pathname;
  const stop = router.subscribe(({ navigation, location }) => {
    if ((navigation.location ?? location).pathname === first) return;
    stop();
    act();
  });
};

/** Acts once, when the first navigation has ended, also one to another query: behind the frame that answers a press. */
export const afterNavigation = (router: Router, act: () => void): void => {
  const first = router.state.location.key;
  const stop = router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === first) return;
    stop();
    act();
  });
};
