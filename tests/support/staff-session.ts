import { logInStaff } from '#contract/staff.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { sendRequest } from './http.ts'
import { tokenOf } from './people.ts'

/** A console session. Tests share it, because an authenticator code can be used only once. */
export async function openStaffSession(port: number, account: string): Promise<string> {
  const member = demoStaff.find((one) => one.account === account)
  if (!member) throw new Error(`No demo staff account is called ${account}`)
  const { password, totpSecret } = member
  const logIn = () => {
    // The previous code, so that the current one stays usable for other tests.
    const code = codeAt(totpSecret, stepAt(Date.now() / 1000) - 1)
    const body = JSON.stringify({ account, password, code })
    return sendRequest(port, logInStaff.path, { method: 'POST', host: 'console.localhost', body })
  }
  const first = await logIn()
  // The code may expire just before it arrives.
  return tokenOf(first.status === 200 ? first : await logIn())
}
