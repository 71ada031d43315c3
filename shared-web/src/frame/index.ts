/** The frame of the owner's and the admin's pages. Small: each remote brings its own copy instead of one more file to fetch. */
export { AreaPage, type AreaPageProps } from './area-page.tsx';
