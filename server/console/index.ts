export { admitAdministrator } from './admit-administrator.ts'
export { demoStaffEndpoints, findDemoStaff } from './demo-staff.ts'
export { consoleEndpoints } from './routes.ts'
export { findStaff, rolesOf } from './staff-store.ts'
