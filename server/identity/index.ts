export { createAuthenticate, createAuthenticateStaff } from './authenticate.ts'
export { createTakeMessageBudget } from './code-limits.ts'
export { databaseSeconds } from './code-store.ts'
export { consolePeopleEndpoints } from './console-people-routes.ts'
export { listDemoPeople } from './demo-people-store.ts'
export { findCustomers } from './find-customers.ts'
export { findDemoPeople } from './find-demo-people.ts'
export { openSession, placeOf } from './open-session.ts'
export { searchPeopleIds } from './people-store.ts'
export { avatarsInUse, contactOf, findPeople, hasAccount, peopleNamed } from './person-store.ts'
export { identityEndpoints } from './routes.ts'
export {
  countStaffSessions,
  endSession,
  endSessionOf,
  endSessionsOf,
  isSessionOpen,
  listedSessionsOf,
} from './session-store.ts'
export { viewPlace } from './session-view.ts'
export { identitySweep } from './sweep.ts'
export { createSpendVisitorCode } from './visitor-code.ts'
