/** Who issues tax documents. */
export interface Company {
  readonly name: string;
  /** One line, with the parts separated by commas. */
  readonly address: string;
  /** Without a GSTIN no tax can be invoiced: the documents are then receipts. */
  readonly gstin?: string | undefined;
}

/** The same as on the site's contact page. */
export const DEFAULT_COMPANY = {
  name: 'Sundara',
  address: 'Jubilee Hills, Hyderabad, Telangana 500033, India',
} as const satisfies Company;

/** Our supply to the customer, under the Services Accounting Code of 'other support services'. */
export const FEE_SAC = '998599';
