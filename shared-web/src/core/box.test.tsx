import MuiBox from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import MuiTypography from '@mui/material/Typography';
import { render } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { Box } from './box.tsx';
import { theme } from './theme/theme.ts';
import { Typography } from './typography.tsx';

type Sx = ComponentProps<typeof Box>['sx'];

const elementOf = (shown: ReactElement): Element => {
  const { container } = render(<ThemeProvider theme={theme}>{shown}</ThemeProvider>);
  if (!container.firstElementChild) throw new Error('Nothing is shown.');
  return container.firstElementChild;
};
const classOf = (shown: ReactElement): string => /css-\w+/.exec(elementOf(shown).className)?.[0] ?? 'none';
/** The rules of an element's class. */
const stylesOf = (shown: ReactElement): string => {
  const name = classOf(shown);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  return rules
    .filter((rule) => rule.includes(`.${name}`))
    .join('')
    .replaceAll(name, '');
};

test.each<[string, Sx]>([
  ['plain styles', { p: 2, color: 'text.secondary', '&:hover': { bgcolor: 'background.paper' } }],
  ['one style for each width', { display: { xs: 'none', md: 'grid' }, gap: [1, 2] }],
  ['several together', [{ p: 1 }, { p: 2, m: 1 }]],
  ['a function of the theme', ({ vars }) => ({ color: vars?.palette.primary.main ?? '' })],
  ['a function for one value', { color: ({ vars }) => vars?.palette.primary.main ?? '' }],
])("a box with %s has the styles of MUI's, each time", (_, sx) => {
  const wanted = stylesOf(<MuiBox sx={sx} />);
  expect(wanted).toContain('{');
  expect([stylesOf(<Box sx={sx} />), stylesOf(<Box sx={sx} />)]).toEqual([wanted, wanted]);
});

test('a value that looks like two values is none of them', () => {
  const [one, two] = [{ content: "x'color:'red" }, { content: 'x', color: 'red' }];
  expect(classOf(<Box sx={one} />)).not.toBe(classOf(<Box sx={two} />));
});

test('styles that differ in a name, a value or a place are others', () => {
  const all: Sx[] = [
    { p: 1 },
    { m: 1 },
    { p: 11 },
    { p: '1' },
    [{ p: 1 }, { m: 1 }],
    { '&:hover': { p: 1 } },
  ];
  expect(new Set(all.map((sx) => classOf(<Box sx={sx} />))).size).toBe(all.length);
});

test('a box is the wanted element, with its properties; its styles win over those of a component of MUI', () => {
  const link = elementOf(<Box component="a" href="/salons" className="own" sx={{ p: 1 }} />);
  expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '/salons']);
  expect(link).toHaveClass('own');
  expect(elementOf(<Box component={Button} sx={{ minWidth: '7px' }} />)).toHaveStyle({ minWidth: '7px' });
});

test.each(['h1', 'h3', 'h6', 'body1', 'body2', 'caption', 'inherit'] as const)(
  "a text of the variant %s is the element of MUI's and looks like it",
  (variant) => {
    const [own, wanted] = [
      elementOf(<Typography variant={variant} sx={{ mt: 2 }} gutterBottom />),
      elementOf(<MuiTypography variant={variant} sx={{ mt: 2 }} gutterBottom />),
    ];
    const styles = (element: Element) => {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, margin } =
        getComputedStyle(element);
      return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, margin };
    };
    expect(styles(own)).toEqual(styles(wanted));
    if (variant !== 'inherit') expect(own.tagName).toBe(wanted.tagName);
  },
);
