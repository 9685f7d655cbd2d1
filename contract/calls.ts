import { listActivities } from './activities.ts'
import type { Call } from './call.ts'
import { getServiceContact } from './contacts.ts'
import { readPageDocument } from './content.ts'
import { queryMainDictionaries, queryWarehouseDictionaries } from './dictionaries.ts'
import { logIn, logOut, whoAmI } from './identity.ts'
import { listOutbox, sendTestMessage } from './outbox.ts'

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
  listOutbox,
  sendTestMessage,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
