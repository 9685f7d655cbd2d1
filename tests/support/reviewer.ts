import type { APIRequestContext } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { addressOf, expect } from './browser.ts'

/** Opened once for the whole run, because an authenticator code can be used only once. */
export const reviewerToken = (): string => process.env.QUAYSIDE_TEST_REVIEWER ?? ''

/** The console reviewer, without a browser. */
export function reviewer(request: APIRequestContext) {
  const at = (path: string) => addressOf('localhost', `/api/console/${path}`)
  const headers = { host: new URL(addressOf('console.localhost')).host, [tokenHeader]: reviewerToken() }
  return {
    /** Decides the open application of this company. */
    async decide(companyName: string, decision: 'certify' | 'refuse', reason?: string) {
      const query = new URLSearchParams({ search: companyName, state: 'under-review' })
      const found = await (await request.get(at(`companies?${query}`), { headers })).json()
      const { companyId, submittedAt } = found.data.rows[0]
      const data = { companyId, submittedAt, decision, ...(reason && { reason }) }
      const decided = await request.post(at('company/decide'), { headers, data })
      expect(decided.ok(), await decided.text()).toBe(true)
    },
  }
}
