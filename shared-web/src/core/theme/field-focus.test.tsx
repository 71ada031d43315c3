import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { theme } from './theme.ts';

test('a focused field shows the focus at its frame, and no line of the ring around the text in it', () => {
  render(
    <ThemeProvider theme={theme}>
      <TextField label="Full Name" />
    </ThemeProvider>,
  );
  const names = [...screen.getByRole('textbox', { name: 'Full Name' }).classList].map((name) => `.${name}`);
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText);
  const focused = rules.filter((text) => names.some((name) => text.startsWith(`${name}:focus-visible`)));
  expect(focused.join()).toMatch(/box-shadow: none;/);
});
