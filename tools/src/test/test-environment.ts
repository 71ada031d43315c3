/** The settings of `npm start`. Whoever has some set for the product means that one, not the tests'. */
const PRODUCT_SETTINGS = [
  /^(API_|SANDBOX_)?PORT$/,
  /^(DATA_DIR|DATABASE_URL|DATABASE_WAIT_SECONDS|ENVIRONMENT|LOG_LEVEL|SMTP_URL|SITE_URL|MAILBOX|ALLOW_DEMO|DEMO_DATA|TOKEN_SECRET)$/,
  /^(RAZORPAY_\w+|CHECKOUT_SCRIPT_URL)$/,
  /^(RELEASE_VERSION|OUTPUT_DIR|NOTICE_\w+)$/,
];

/** The environment that tests run in: ours without any setting of the product, and the programs that were found. */
export function testEnvironment(
  environment: NodeJS.ProcessEnv,
  programs: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => !PRODUCT_SETTINGS.some((setting) => setting.test(name)),
  );
  return { ...Object.fromEntries(kept), ...programs };
}
