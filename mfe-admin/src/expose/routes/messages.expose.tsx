import { adminMessages } from '@sundara/contracts/api';
import { listLoader } from '@sundara/web/list';

export { MessagesPage as Component } from '../../pages/messages/messages.page.tsx';
export const loader = listLoader(adminMessages);
