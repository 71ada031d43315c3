/** Height of the bar above an area of tools on wide screens, in pixels; what is sticky there stands below it. */
export const AREA_BAR_HEIGHT = 60;
