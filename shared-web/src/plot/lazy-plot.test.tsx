import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPlot } from './lazy-plot.tsx';
import type { PlotProps } from './plot-data.ts';

const props: PlotProps = {
  label: 'Takings by day',
  data: {
    steps: ['Mon', 'Tue', 'Wed'],
    series: [
      { name: 'This week', values: [100, null, 300] },
      { name: 'Last week', values: [50, 60, 70] },
    ],
  },
  text: (value) => `₹${value}`,
  limit: { name: 'Goal', value: 200 },
};

const Drawing = () => <p>A drawing</p>;

test('every figure of the plot stands in the table too, a missing one as a dash', async () => {
  render(<LazyPlot {...props} />);
  expect(await screen.findByRole('img', { name: 'Takings by day' })).toBeVisible();
  await userEvent.click(screen.getByText('The same as a table'));
  const rows = within(screen.getByRole('table', { name: 'Takings by day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'TimeThis weekLast week',
    'Mon₹100₹50',
    'Tue–₹60',
    'Wed₹300₹70',
  ]);
});

test('a missing value breaks the line instead of being drawn as zero', async () => {
  render(<LazyPlot {...props} />);
  const plot = await screen.findByRole('img');
  const [first, second] = plot.querySelectorAll('path');
  expect(first?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(second?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  expect(plot.querySelectorAll('circle')).toHaveLength(2);
});

test('nothing in the plot carries a style that a strict policy would drop', async () => {
  render(<LazyPlot {...props} />);
  expect((await screen.findByRole('img')).querySelectorAll('[style]')).toHaveLength(0);
});

test('when the drawing cannot be loaded the table stays, and Retry loads it', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Drawing);
  render(<LazyPlot {...props} load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('its figures stand in the table');
  expect(screen.getByText('The same as a table')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('A drawing')).toBeVisible();
});
