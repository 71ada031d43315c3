/**
 * The frame of the owner's and the admin's pages. Small: each remote bundles its own copy instead of fetching one more
 * file.
 */
export { AreaPage, type AreaPageProps } from './area-page.tsx';
