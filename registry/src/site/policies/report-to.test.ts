import { reportsOver } from './report-to.ts';

const HEADERS = {
  'content-security-policy': "default-src 'none'; report-uri /reports; report-to site; trusted-types default",
  'reporting-endpoints': 'site="/reports"',
};

test('over https a page reports by the newer way, over http by the older one, which alone works there', () => {
  expect(reportsOver('https', HEADERS)).toEqual(HEADERS);
  expect(reportsOver('http', HEADERS)).toEqual({
    ...HEADERS,
    'content-security-policy': "default-src 'none'; report-uri /reports; trusted-types default",
  });
});
