import { licencesInUse } from '#server/certification/index.ts'
import type { FindUsedFiles } from '#server/files/index.ts'
import { avatarsInUse } from '#server/identity/index.ts'
import { documentsInUse, instructionsInUse } from '#server/orders/index.ts'
import { attachmentsInUse } from '#server/quotes/index.ts'

/** Asks every module that refers to files: what none of them uses is removed. */
export const findUsedFiles: FindUsedFiles = async (db, ids) => [
  ...(await licencesInUse(db, ids)),
  ...(await avatarsInUse(db, ids)),
  ...(await attachmentsInUse(db, ids)),
  ...(await instructionsInUse(db, ids)),
  ...(await documentsInUse(db, ids)),
]
