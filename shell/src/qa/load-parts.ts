/** Fetch the code of the panel and of the banner; neither is part of the page's first scripts. */
export const loadQaPanel = () =>
  import(/* webpackChunkName: "qa-panel" */ './panel/qa-panel.tsx').then(({ QaPanel }) => QaPanel);

export const loadOverrideBanner = () =>
  import(/* webpackChunkName: "qa-banner" */ './banner/override-banner.tsx').then(
    ({ OverrideBanner }) => OverrideBanner,
  );

/** Fetches the panel early; a failure shows only when it is needed. */
export const warmQaPanel = (): void => {
  loadQaPanel().catch(() => {});
};
