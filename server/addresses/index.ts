export { addressEndpoints } from './routes.ts'
export { savedContactsOf } from './saved-contacts.ts'
