import { FOCUS_RING, styled } from '@sundara/web/core';
import { PX } from './grid.parts.ts';

const HATCH = 'repeating-linear-gradient(135deg, transparent 0 5px, var(--hatch) 5px 6px)';

/**
 * One column with everything in it. Its parts are plain elements, distinguished by attributes: one style for hundreds
 * of blocks.
 */
export const ColumnBox = styled('div')(({ theme: { vars } }) => {
  const palette = vars?.palette;
  const look = (color: string | undefined, fill: string | undefined) => ({ '--ink': color, '--fill': fill });
  return {
    position: 'relative',
    borderLeft: `1px solid ${palette?.divider}`,
    '--hatch': `color-mix(in srgb, ${palette?.text.secondary} 22%, transparent)`,
    backgroundImage: `linear-gradient(${palette?.divider} 1px, transparent 1px), linear-gradient(color-mix(in srgb, ${palette?.divider} 45%, transparent) 1px, transparent 1px)`,
    backgroundSize: `100% ${60 * PX}px, 100% ${15 * PX}px`,
    // What lies outside the view is not drawn; dragging a block repaints its own layer only.
    contain: 'layout style',
    cursor: 'cell',
    '& > *': { position: 'absolute' },
    '& [data-shut]': {
      insetInline: 0,
      backgroundColor: `color-mix(in srgb, ${palette?.secondary.main} 55%, transparent)`,
      pointerEvents: 'none',
    },
    '& button': { font: 'inherit', textAlign: 'start', color: 'inherit' },
    '& [data-off]': {
      insetInline: 2,
      display: 'block',
      padding: '4px 8px',
      border: `1px dashed ${palette?.text.secondary}`,
      borderRadius: 8,
      backgroundColor: palette?.secondary.main,
      backgroundImage: HATCH,
      fontSize: '0.8rem',
      lineHeight: 1.3,
      overflow: 'hidden',
      cursor: 'pointer',
      '& span': { backgroundColor: palette?.secondary.main, borderRadius: 4, paddingInline: 2 },
    },
    '& [data-tail]': {
      backgroundImage: HATCH,
      borderRadius: '0 0 8px 8px',
      pointerEvents: 'none',
    },
    '& [data-block]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      alignItems: 'stretch',
      margin: 0,
      padding: '3px 8px 2px 10px',
      border: `1px solid color-mix(in srgb, var(--ink) 30%, transparent)`,
      borderLeft: '4px solid var(--ink)',
      borderRadius: 8,
      backgroundColor: 'var(--fill)',
      color: palette?.text.primary,
      fontSize: '0.8rem',
      lineHeight: 1.35,
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      touchAction: 'pan-x pan-y',
      transition: 'opacity 150ms ease, box-shadow 150ms ease',
      '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { fontWeight: 600 },
      '& em': { fontStyle: 'normal', fontWeight: 600, color: 'var(--ink)' },
      '& svg': { verticalAlign: '-2px', marginInlineEnd: 4, color: 'var(--ink)' },
    },
    '& [data-block]:hover': { boxShadow: '0 4px 16px rgb(42 28 20 / 16%)', zIndex: 1 },
    '& [data-block]:focus-visible': { ...FOCUS_RING, zIndex: 2 },
    '& [data-movable]': { cursor: 'grab' },
    '& [data-lifted]': { opacity: 0.35 },
    '& [data-state=confirmed]': look(palette?.success.main, palette?.success.light),
    '& [data-state=pending]': look(palette?.warning.main, palette?.warning.light),
    '& [data-state=completed]': look(palette?.secondary.contrastText, palette?.secondary.main),
    '& [data-state=disputed], & [data-state=no-show]': look(palette?.error.main, palette?.error.light),
    '& [data-state=no-show] b': { textDecoration: 'line-through' },
    '& [data-size=s]': { paddingBlock: 0, justifyContent: 'center', fontSize: '0.75rem', lineHeight: 1.2 },
    '& [data-size=m]': { paddingBlock: 1, fontSize: '0.77rem', lineHeight: 1.25 },
    '& [data-waiting]': { borderStyle: 'dashed', borderLeftStyle: 'solid' },
    '& [data-block] > [data-grip]': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 8,
      cursor: 'ns-resize',
      '@media (pointer: coarse)': { height: 14 },
      '&::after': {
        content: '""',
        position: 'absolute',
        left: '50%',
        bottom: 2,
        width: 24,
        height: 3,
        marginLeft: -12,
        borderRadius: 2,
        backgroundColor: 'var(--ink)',
        opacity: 0,
      },
    },
    '& [data-block]:hover > [data-grip]::after, & [data-block]:focus-visible > [data-grip]::after': {
      opacity: 0.6,
    },
  };
});
