interface Copies {
  readonly copies: number;
  readonly salons: number;
}

const figure = new Intl.NumberFormat('en-IN');
const counted = (count: number, one: string, many: string) =>
  `${figure.format(count)} ${count === 1 ? one : many}`;

/** '12 copies at 9 salons'. */
export const copiesAt = ({ copies, salons }: Copies): string =>
  `${counted(copies, 'copy', 'copies')} at ${counted(salons, 'salon', 'salons')}`;

export const copiesOf = (count: number): string => counted(count, 'copy', 'copies');
