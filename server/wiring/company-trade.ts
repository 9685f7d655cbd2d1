import type { CompanyTrade } from '#contract/review.ts'
import { newestOrdersOf } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { tradeOfCompany } from '#server/quotes/index.ts'
import { contractRatesOf } from '#server/rates/index.ts'

/** What the console shows of the trade of a company. */
export async function readCompanyTrade(db: Db, companyId: string): Promise<CompanyTrade> {
  const { requests, quotes } = await tradeOfCompany(db, companyId)
  const orders = await newestOrdersOf(db, companyId)
  return {
    contractRates: await contractRatesOf(db, companyId),
    requests: requests.map(({ createdAt, ...request }) => ({
      ...request,
      createdAt: createdAt.toISOString(),
    })),
    quotes: quotes.map(({ acceptedAt, ...quote }) => ({ ...quote, isAccepted: acceptedAt !== null })),
    orders: orders.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
  }
}
