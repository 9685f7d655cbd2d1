import { searchOffers } from '#contract/quotes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { openCompanies } from './companies.ts'
import { startSite } from './contenders.ts'
import { median, requestsPerSecond } from './load.ts'
import { busiestLane, row, searchBody, searches } from './searches.ts'

/** Each company may search three hundred times in ten minutes. */
const companies = 300

type OverHttp = {
  readonly url: string
  readonly folder: string
  /** Bare reads of one row a second. */
  readonly bare: number
}

/** The same searches through a listening server, each with the token of a logged-in user. */
export async function compareOverHttp(database: Database, { url, folder, bare }: OverHttp): Promise<void> {
  const site = await startSite(folder, { DATABASE_URL: url })
  try {
    const callers = await openCompanies(database, 1, companies)
    const lane = await busiestLane(database)
    const targets = searches.map(({ days }) => ({
      title: `${lane.pol} to ${lane.pod}, ${days} days, over HTTP with a token`,
      target: { url: `${site.origin}${searchOffers.path}`, body: searchBody(lane, days), callers },
    }))
    const rates = await requestsPerSecond(
      Object.fromEntries(targets.map(({ title, target }) => [title, target])),
    )
    for (const [title, each] of Object.entries(rates))
      row(title, median(each), (median(each) / bare).toFixed(3))
  } finally {
    site.stop()
    await site.stopped
  }
}
