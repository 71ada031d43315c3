import { PICTURE_BYTES } from '@sundara/contracts/api';
import { ApiError } from '../../../../platform/http/api-error.ts';

const PREFIX = /^data:[a-z0-9.+/-]{0,64};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes of a picture that was sent as text, with or without 'data:image/png;base64,' before it. The type stated
 * there is ignored.
 * @throws ApiError UPLOAD_TOO_LARGE beyond 10 MB; UPLOAD_REFUSED for invalid base64
 */
export const readBase64 = (text: string): Buffer => {
  const [prefix = ''] = PREFIX.exec(text.slice(0, 96)) ?? [];
  const code = text.slice(prefix.length).trim();
  if (code.length > Math.ceil(PICTURE_BYTES / 3) * 4) throw new ApiError('UPLOAD_TOO_LARGE');
  if (code.length % 4 === 1 || !BASE64.test(code)) throw new ApiError('UPLOAD_REFUSED');
  return Buffer.from(code, 'base64');
};
