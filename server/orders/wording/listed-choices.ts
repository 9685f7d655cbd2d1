import { findRowsOf } from '#server/dictionaries/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { ListedChoices } from './order-words.ts'

/** The names of what fields are chosen from, where a dictionary lists it. */
export async function listedChoices(db: Db): Promise<ListedChoices> {
  const modes = await findRowsOf(db, 'customsTradeMode')
  return { tradeMode: new Map(modes.map(({ value, label }) => [value, label])) }
}
