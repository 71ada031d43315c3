import ButtonBase from '@mui/material/ButtonBase';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { theme } from './theme.ts';

test('a press renders nothing before what it does', () => {
  const rendered = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <Profiler id="button" onRender={rendered}>
        <ButtonBase>Book</ButtonBase>
      </Profiler>
    </ThemeProvider>,
  );
  rendered.mockClear();
  const button = screen.getByRole('button', { name: 'Book' });
  fireEvent.touchStart(button);
  fireEvent.touchEnd(button);
  fireEvent.mouseDown(button);
  fireEvent.mouseUp(button);
  expect(rendered).not.toHaveBeenCalled();
});
