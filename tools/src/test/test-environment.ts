/** The settings of `npm start`. Values set in the environment are for the product, not for the tests' products. */
const PRODUCT_SETTINGS = [
  /^(API_|SANDBOX_)?PORT$/,
  /^(DATA_DIR|DATABASE_URL|DATABASE_WAIT_SECONDS|ENVIRONMENT|LOG_LEVEL|SMTP_URL|SITE_URL|MAILBOX|ALLOW_DEMO|DEMO_DATA|TOKEN_SECRET)$/,
  /^(RAZORPAY_\w+|CHECKOUT_SCRIPT_URL)$/,
  /^(RELEASE_VERSION|OUTPUT_DIR|NOTICE_\w+)$/,
];

/**
 * Space for short-lived objects, in megabytes for each half: pages in jsdom and suites make so many of them that with
 * V8's default of 16 a tenth of their time is garbage collection.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** Its draws are the same wherever `npm test` runs: what passed once doesn't fail elsewhere by chance (decision 118). */
const SEED = '20260101';

/**
 * The environment of tests: ours without the product's settings, with the programs found; options for Node and a given
 * seed are kept.
 */
export const testEnvironment = (
  environment: NodeJS.ProcessEnv,
  programs: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => {
  // A site that runs already says where its data lie.
  const hasSite = Boolean(environment.E2E_SITE_URL);
  const kept = Object.entries(environment).filter(
    ([name]) => !PRODUCT_SETTINGS.some((setting) => setting.test(name)) || (hasSite && name === 'DATA_DIR'),
  );
  const options = [environment.NODE_OPTIONS, YOUNG_GENERATION].filter((one) => one).join(' ');
  return { SEED, ...Object.fromEntries(kept), ...programs, NODE_OPTIONS: options };
};
