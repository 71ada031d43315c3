/** Who issues tax documents. */
export interface Company {
  readonly name: string;
  /** One line, the parts after commas. */
  readonly address: string;
  /** Without one no tax can be invoiced: the documents are receipts then. */
  readonly gstin?: string | undefined;
}

/** What the site's contact page says too. */
export const DEFAULT_COMPANY = {
  name: 'Sundara',
  address: 'Jubilee Hills, Hyderabad, Telangana 500033, India',
} as const satisfies Company;

/** Our supply to the customer, under the Services Accounting Code of 'other support services'. */
export const FEE_SAC = '998599';
