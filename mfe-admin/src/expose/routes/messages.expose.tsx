export { loadMessages as loader } from '../../pages/messages/messages.loader.ts';
export { MessagesPage as Component } from '../../pages/messages/messages.page.tsx';
