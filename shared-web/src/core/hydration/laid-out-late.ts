/**
 * For `sx` of one of many below the first screen: in the server's content it is laid out only when it comes near the
 * screen, so that a slow phone shows what is seen first sooner. Pages that are opened later lay out everything,
 * so that they return to the exact place that they were left at.
 *
 * @param height what it takes meanwhile, in pixels
 */
export const laidOutLate = (height: number) => ({
  '[data-rendered] &': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` },
});
