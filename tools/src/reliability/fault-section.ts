import { ERRORS, type ErrorCode } from '@sundara/contracts';
import { FAULT_MATRIX, type FaultRow } from '@sundara/contracts/testing';

const INTRODUCTION = `## What goes on while a part is away

Walked, deed by deed, by \`provider-api/src/app/faults/faults.itest.ts\` and \`registry/src/site/proxy/faults.itest.ts\`;
everything works again by itself once the way is whole.
`;
const HEAD = '| Between | Which | Goes on | Is refused | Comes later |\n|---|---|---|---|---|';

/** The matrix of faults as people read it: what each way between two parts may cost. */
export const faultSection = (): string => [INTRODUCTION, HEAD, ...FAULT_MATRIX.map(rowOf), ''].join('\n');

const rowOf = ({ between, faults, goesOn, refused, waits }: FaultRow): string => {
  const codes = (Object.entries(refused) as [ErrorCode, readonly string[]][]).map(
    ([code, deeds]) => `${deeds.join(', ')}: ${ERRORS[code].status} \`${code}\``,
  );
  const cells = [
    between,
    faults.join(', '),
    goesOn.join(', '),
    codes.join('<br>') || 'nothing',
    waits.join(', '),
  ];
  return `| ${cells.map((cell) => cell || '–').join(' | ')} |`;
};
