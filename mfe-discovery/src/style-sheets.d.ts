/** Style sheets of packages; the build puts them into files of their own. */
declare module '*.css';
