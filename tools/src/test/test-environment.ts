/** The settings of `npm start`. Whoever has some set for the product means that one, not the tests'. */
const PRODUCT_SETTINGS = [
  /^(API_|SANDBOX_)?PORT$/,
  /^(DATA_DIR|DATABASE_URL|DATABASE_WAIT_SECONDS|ENVIRONMENT|LOG_LEVEL|SMTP_URL|SITE_URL|MAILBOX|ALLOW_DEMO|DEMO_DATA|TOKEN_SECRET)$/,
  /^(RAZORPAY_\w+|CHECKOUT_SCRIPT_URL)$/,
  /^(RELEASE_VERSION|OUTPUT_DIR|NOTICE_\w+)$/,
];

/**
 * Room for what is needed for a moment only, in megabytes for each half: pages in jsdom and suites make so much of it that
 * with V8's own 16 a tenth of their time is the collection of it.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** The environment that tests run in: ours without any setting of the product, and the programs that were found; what is set for Node counts too. */
export const testEnvironment = (
  environment: NodeJS.ProcessEnv,
  programs: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv => {
  const kept = Object.entries(environment).filter(
    ([name]) => !PRODUCT_SETTINGS.some((setting) => setting.test(name)),
  );
  const options = [environment.NODE_OPTIONS, YOUNG_GENERATION].filter((one) => one).join(' ');
  return { ...Object.fromEntries(kept), ...programs, NODE_OPTIONS: options };
};
