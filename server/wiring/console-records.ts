import { findCompanyCards } from '#server/certification/index.ts'
import type { ConsoleRecords } from '#server/console/index.ts'
import { findRequestNumber } from '#server/quotes/index.ts'
import { newestOfCode } from '#server/rates/index.ts'

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The records that staff write notes on. */
export const consoleRecords: ConsoleRecords = {
  async company(db, id) {
    const [card] = isUuid(id) ? await findCompanyCards(db, [id]) : []
    return card && { label: card.name, opens: card.companyId }
  },
  async request(db, id) {
    const number = await findRequestNumber(db, id)
    return number === undefined ? undefined : { label: number, opens: number }
  },
  async rate(db, id) {
    const [kind = '', code = ''] = id.split(' ')
    const found = await newestOfCode(db, kind, code)
    return found && { label: code, opens: found.id }
  },
}
