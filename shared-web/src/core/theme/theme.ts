import { createTheme } from '@mui/material/styles';
import { FORCED_COLOURS_STYLES, FORCED_EDGE } from './forced-colours.ts';
import { PRINT_STYLES } from './print-styles.ts';
import {
  BRONZE,
  DARK,
  DISPLAY_FONT,
  FOCUS_RING,
  INNER_FOCUS_RING,
  LIGHT,
  type Palette,
  RADIUS,
  TEXT_FONT,
} from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const paletteOf = (tokens: Palette) => ({
  background: { default: tokens.page, paper: tokens.surface },
  text: { primary: tokens.text, secondary: tokens.secondaryText },
  divider: tokens.hairline,
  primary: { main: tokens.action, dark: tokens.actionHover, light: BRONZE, contrastText: tokens.onAction },
  secondary: { main: tokens.softFill, contrastText: tokens.onSoftFill },
  success: { main: tokens.success, light: tokens.successFill, contrastText: tokens.page },
  error: { main: tokens.danger, light: tokens.dangerFill, contrastText: tokens.page },
  info: { main: tokens.onSoftFill, light: tokens.softFill, contrastText: tokens.page },
  warning: { main: tokens.waiting, light: tokens.waitingFill, contrastText: tokens.page },
});

const heading = (size: string, lineHeight = 1.2) => ({
  fontFamily: DISPLAY_FONT,
  fontWeight: 500,
  fontSize: size,
  lineHeight,
  letterSpacing: '-0.01em',
  textWrap: 'balance' as const,
});

/** The theme of every screen: tokens, type on a 1.2 scale and the shared component defaults. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: paletteOf(LIGHT) }, dark: { palette: paletteOf(DARK) } },
  shape: { borderRadius: RADIUS.field },
  typography: {
    fontFamily: TEXT_FONT,
    h1: heading('clamp(2.07rem, 1.5rem + 2.6vw, 3.3rem)', 1.1),
    h2: heading('clamp(1.73rem, 1.5rem + 1vw, 2.07rem)'),
    h3: heading('1.44rem', 1.25),
    h4: heading('1.2rem', 1.3),
    h5: { ...heading('1rem', 1.4), letterSpacing: 0 },
    h6: { ...heading('1rem', 1.4), letterSpacing: 0 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    body2: { fontSize: '0.9rem' },
    caption: { fontSize: '0.83rem' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'lining-nums', textRendering: 'optimizeLegibility' },
        ':focus-visible': FOCUS_RING,
        // A page or a heading gets the focus from script; it is no control, so it shows neither line of the ring.
        ':is(main, h1, h2, h3, h4)[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        ...FORCED_COLOURS_STYLES,
        ...PRINT_STYLES,
      },
    },
    // MUI's buttons have the system's font; here they inherit it, and a component that needs another size sets it. MUI
    // also removes the focus outline with a rule as specific as the global one, and the ripple is off, so the outline
    // is set again.
    MuiButtonBase: {
      // `disableRipple` alone still prepares a ripple at the first press, and so renders the button before it answers.
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      // The second is for a checkbox: the field in it has the focus.
      // A press shows at once, also where what it opens needs longer.
      styleOverrides: {
        root: {
          font: 'inherit',
          '&:focus-visible, &.Mui-focusVisible': FOCUS_RING,
          '&:active': { opacity: 0.7 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        // A button without elevation loses its shadow again with the focus, and with it the ring's inner line.
        root: {
          minHeight: 44,
          borderRadius: 999,
          paddingInline: 20,
          '&:focus-visible': FOCUS_RING,
          ...FORCED_EDGE,
        },
        sizeLarge: { minHeight: 52, fontSize: '1.05rem', paddingInline: 28 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // The field's frame shows the focus; the ring's inner line would be drawn around the text in it.
    MuiInputBase: { styleOverrides: { input: { '&:focus-visible': { boxShadow: 'none' } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 44,
          // Not the frame alone: a select opens only where its text is pressed.
          '&:where(.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline)) > .MuiInputBase-input': {
            paddingBlock: '10.5px',
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      // Else Paper sets its shadow in a style attribute, which a strict security policy refuses in the server's HTML.
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          borderRadius: RADIUS.card,
          border: `1px solid ${vars?.palette.divider}`,
          boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)',
        }),
      },
    },
    // A wide window shows another column of cards, not wider margins.
    MuiContainer: { styleOverrides: { maxWidthLg: { '@media (min-width: 1600px)': { maxWidth: 1440 } } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
    MuiSkeleton: {
      styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars?.palette.secondary.main }) },
    },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme: { vars }, ownerState: { severity = 'success' } }) => {
          const colors = vars?.palette[severity];
          return colors && { color: colors.main, backgroundColor: colors.light, fontWeight: 500 };
        },
        icon: { color: 'inherit' },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 16 }, paperFullScreen: { borderRadius: 0 } } },
    MuiTab: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          fontWeight: 600,
          minHeight: 48,
          '&:focus-visible': INNER_FOCUS_RING,
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { '&:focus-visible': INNER_FOCUS_RING } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
  },
});
