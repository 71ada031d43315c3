/** Prefix of all statements about a set. */
export const statementsOf = (composition: string): string => `statements/${composition}/`;

export const suiteResultName = (composition: string, suite: string): string =>
  `${statementsOf(composition)}suite/${suite}`;

export const approvalName = (composition: string, approver: string, environment: string): string =>
  `${statementsOf(composition)}approver/${approver}/${environment}`;
