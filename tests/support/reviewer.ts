import type { APIRequestContext } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { addressOf, expect } from './browser.ts'

const host = 'console.localhost'

/** The console's reviewer, without a browser: a code of the authenticator lets in once, so it may take the next one. */
export async function reviewer(request: APIRequestContext) {
  const member = demoStaff.find(({ account }) => account === 'reviewer')
  if (!member) throw new Error('Nobody reviews')
  const headersOf = (more: Record<string, string> = {}) => ({
    host: new URL(addressOf(host)).host,
    ...more,
  })
  const at = (path: string) => addressOf('localhost', `/api/console/${path}`)
  let token = ''
  const enter = async () => {
    const { account, password, totpSecret } = member
    const code = codeAt(totpSecret, stepAt(Date.now() / 1000))
    const reply = await request.post(at('logIn'), {
      headers: headersOf(),
      data: { account, password, code },
    })
    token = reply.headers()[tokenHeader] ?? ''
    return token
  }
  await expect.poll(enter, { timeout: 75_000, intervals: [15_000] }).toMatch(/^v1\./)
  const headers = headersOf({ [tokenHeader]: token })
  return {
    /** The application that waits under this name. */
    async decide(companyName: string, decision: 'certify' | 'refuse', reason?: string) {
      const query = new URLSearchParams({ search: companyName, state: 'under-review' })
      const found = await (await request.get(at(`companies?${query}`), { headers })).json()
      const { id: companyId, submittedAt } = found.data.rows[0]
      const data = { companyId, submittedAt, decision, ...(reason && { reason }) }
      const decided = await request.post(at('company/decide'), { headers, data })
      expect(decided.ok(), await decided.text()).toBe(true)
    },
  }
}
