/** Fetch the code of the panel and of the banner, which are not part of the page's first scripts. */
export const loadQaPanel = () =>
  import(/* webpackChunkName: "qa-panel" */ './panel/qa-panel.tsx').then(({ QaPanel }) => QaPanel);

export const loadOverrideBanner = () =>
  import(/* webpackChunkName: "qa-banner" */ './banner/override-banner.tsx').then(
    ({ OverrideBanner }) => OverrideBanner,
  );

/** Prefetches the panel; a failure shows only when the panel is opened. */
export const warmQaPanel = (): void => {
  loadQaPanel().catch(() => {});
};
