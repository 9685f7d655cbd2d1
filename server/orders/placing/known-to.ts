import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { Known, ListedValues } from '#domain/orders/fields/order-problems.ts'
import { savedContactsOf } from '#server/addresses/index.ts'
import { findRowsOf } from '#server/dictionaries/index.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** The dictionaries are read only where something was chosen from them. */
async function listedFor(db: Db, values: readonly OrderValues[]): Promise<ListedValues> {
  if (values.every(({ fields }) => fields.tradeMode === undefined)) return {}
  const modes = await findRowsOf(db, 'customsTradeMode')
  return { customsTradeMode: new Set(modes.map(({ value }) => value)) }
}

/** What the fields of a company's order are checked against. */
export const knownTo = async (
  db: Db,
  companyId: string,
  values: readonly OrderValues[],
): Promise<Required<Pick<Known, 'savedContacts' | 'listed'>>> => ({
  savedContacts: await savedContactsOf(db, companyId, ...values),
  listed: await listedFor(db, values),
})
