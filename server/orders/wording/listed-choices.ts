import { findRowsOf } from '#server/dictionaries/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { ListedChoices } from './order-words.ts'

/** The names of what fields are chosen from, where a dictionary lists it. */
export async function listedChoices(db: Db): Promise<ListedChoices> {
  const namesIn = async (dictionary: 'customsTradeMode' | 'businessType') =>
    new Map((await findRowsOf(db, dictionary)).map(({ value, label }) => [value, label] as const))
  return { tradeMode: await namesIn('customsTradeMode'), businessType: await namesIn('businessType') }
}
