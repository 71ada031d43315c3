/** Sundara's logo: a lotus of five petals, drawn in the colour of the surrounding text. */
export const Mark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
    <title>Sundara</title>
    <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M24 8c5 6 7.500 12 7.500 17.500S28.500 35.500 24 39c-4.500-3.500-7.500-8-7.500-13.500S19 14 24 8Z" />
      <path d="M15.500 15.500c-1.500 1-4.500 1.500-7 1-.500 8 2.500 17.500 15.500 22.500-5-4-7.500-9-7.500-13.500 0-3.500.500-6.500 1.500-9" />
      <path d="M32.500 15.500c1.500 1 4.500 1.500 7 1 .500 8-2.500 17.500-15.500 22.500 5-4 7.500-9 7.500-13.500 0-3.500-.500-6.500-1.500-9" />
      <path d="M8.500 24.500c-2 .500-4 .500-6 0 1.500 8 9 14.500 21.500 14.500" />
      <path d="M39.500 24.500c2 .500 4 .500 6 0-1.500 8-9 14.500-21.500 14.500" />
    </g>
    <circle cx="24" cy="27" r="2.500" fill="currentColor" />
  </svg>
);
