export { rolesOf } from './staff-store.ts'
