import { uploadStaffFile } from '#contract/files.ts'
import { dataOf } from './envelopes.ts'
import { pdf } from './licences.ts'
import type { openStaffSite } from './staff-site.ts'

type StaffSite = Awaited<ReturnType<typeof openStaffSite>>

/** A document that a member of staff uploads, by its words. */
export const staffUploader =
  ({ sendCall }: StaffSite, token: string) =>
  async (words = 'bill draft'): Promise<string> => {
    const query = { kind: 'document', name: `${words}.pdf` }
    return dataOf(uploadStaffFile, await sendCall(uploadStaffFile, { token, query, body: pdf(words) })).id
  }
