import { listActivities } from './activities.ts'
import { readAudit } from './audit.ts'
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
import { enterByHandOver, handOver } from './hand-over.ts'
import { logIn, logOut, whoAmI } from './identity.ts'
import {
  acceptInvitation,
  getCompanySettings,
  invite,
  listInvitations,
  readInvitation,
  setMemberLimit,
  setOrderApproval,
  withdrawInvitation,
} from './invitations.ts'
import {
  getNoticeChoices,
  listNotices,
  markNoticesRead,
  setNoticeChoices,
  watchNotices,
} from './notifications.ts'
import { listOutbox, sendTestMessage } from './outbox.ts'
import { endPersonSessions, listPeople, readPerson } from './people.ts'
import { changeProfile, closeAccount, copyMyData, setAvatar } from './profile.ts'
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
import { decideCompany, listCompanies, readCompany, readLicence } from './review.ts'
import {
  addStaff,
  changeStaff,
  enrolStaff,
  listDemoStaff,
  listStaff,
  logInStaff,
  logOutStaff,
  resetStaff,
  whoAmIStaff,
} from './staff.ts'

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
  changeProfile,
  setAvatar,
  copyMyData,
  closeAccount,
  handOver,
  enterByHandOver,
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
  listInvitations,
  invite,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  getCompanySettings,
  setOrderApproval,
  setMemberLimit,
  listNotices,
  markNoticesRead,
  watchNotices,
  getNoticeChoices,
  setNoticeChoices,
  logInStaff,
  enrolStaff,
  whoAmIStaff,
  logOutStaff,
  listCompanies,
  readCompany,
  readLicence,
  decideCompany,
  listPeople,
  readPerson,
  endPersonSessions,
  listStaff,
  addStaff,
  changeStaff,
  resetStaff,
  readAudit,
  listDemoStaff,
  listOutbox,
  sendTestMessage,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
