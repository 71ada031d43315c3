export { loadUsers as loader } from '../../pages/users/users.loader.ts';
export { UsersPage as Component } from '../../pages/users/users.page.tsx';
