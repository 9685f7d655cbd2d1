import type { APIRequestContext } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { addressOf, expect } from './browser.ts'

/** Opened once for the whole run, because an authenticator code can be used only once. */
export const reviewerToken = (): string => process.env.QUAYSIDE_TEST_REVIEWER ?? ''

/** The console reviewer, without a browser. */
export function reviewer(request: APIRequestContext) {
  const at = (path: string) => addressOf('localhost', `/api/console/${path}`)
  const headers = { host: new URL(addressOf('console.localhost')).host, [tokenHeader]: reviewerToken() }
  const find = async (companyName: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ search: companyName, ...more })
    return (await (await request.get(at(`companies?${query}`), { headers })).json()).data.rows[0]
  }
  return {
    /** Suspends, restores or revokes the certification of this company. */
    async stop(companyName: string, move: 'suspend' | 'restore' | 'revoke', reason?: string) {
      const { companyId } = await find(companyName)
      const data = { companyId, move, ...(reason && { reason }) }
      const stopped = await request.post(at('company/stop'), { headers, data })
      expect(stopped.ok(), await stopped.text()).toBe(true)
    },
    /** Asks the applicant of this company. */
    async ask(companyName: string, question: string) {
      const { companyId, submittedAt } = await find(companyName, { state: 'under-review' })
      const asked = await request.post(at('company/ask'), {
        headers,
        data: { companyId, submittedAt, question },
      })
      expect(asked.ok(), await asked.text()).toBe(true)
    },
    /** Opens the licence of this company and decides its application. */
    async decide(companyName: string, decision: 'certify' | 'refuse', reason?: string) {
      const { companyId, submittedAt } = await find(companyName, { state: 'under-review' })
      const file = await (await request.get(at(`company?companyId=${companyId}`), { headers })).json()
      const fileId = file.data.renewalFileId ?? file.data.application.licenceFileId
      const opened = await request.get(at(`company/licence?companyId=${companyId}&fileId=${fileId}`), {
        headers,
      })
      expect(opened.ok()).toBe(true)
      const data = { companyId, submittedAt, decision, ...(reason && { reason }) }
      const decided = await request.post(at('company/decide'), { headers, data })
      expect(decided.ok(), await decided.text()).toBe(true)
    },
  }
}
