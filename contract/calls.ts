import { listActivities } from './activities.ts'
import type { Call } from './call.ts'
import {
  askToJoin,
  changeMember,
  decideJoinRequest,
  getMyCertification,
  leaveCompany,
  listJoinRequests,
  listMembers,
  submitCertification,
} from './certification.ts'
import { getServiceContact } from './contacts.ts'
import { readPageDocument } from './content.ts'
import { queryMainDictionaries, queryWarehouseDictionaries } from './dictionaries.ts'
import { readFile, uploadFile } from './files.ts'
import { logIn, logOut, whoAmI } from './identity.ts'
import { listOutbox, sendTestMessage } from './outbox.ts'
import {
  changePassword,
  getChallenge,
  listSessions,
  logInByCode,
  logOutEverywhere,
  register,
  resetPassword,
  sendCode,
  sendOwnCode,
} from './registration.ts'

/** Every call of the API, in the order of the reference page. */
export const calls = {
  queryMainDictionaries,
  queryWarehouseDictionaries,
  listActivities,
  getServiceContact,
  readPageDocument,
  logIn,
  whoAmI,
  logOut,
  getChallenge,
  sendCode,
  sendOwnCode,
  register,
  logInByCode,
  resetPassword,
  changePassword,
  listSessions,
  logOutEverywhere,
  uploadFile,
  readFile,
  submitCertification,
  getMyCertification,
  askToJoin,
  listJoinRequests,
  decideJoinRequest,
  listMembers,
  changeMember,
  leaveCompany,
  listOutbox,
  sendTestMessage,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
