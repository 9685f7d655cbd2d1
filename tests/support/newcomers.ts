import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { refusals } from '#domain/values/refusal-codes.ts'
import { findAnswer } from '#web/client/proof-of-work.ts'
import { addressOf, expect, saveToken, test } from './browser.ts'

type OutboxMessage = { readonly recipient: string; readonly text: string }

export const newcomerPassword = 'Lantern4Quay'

/** What the first try of a test has registered cannot be registered again by the second. */
export const ofThisTry = <T>(first: T, second: T): T => (test.info().retry === 0 ? first : second)

export const dataOf = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()).data
}

/** Waits for an SMS with the given text. */
export async function messageTo(request: APIRequestContext, mobile: string, words: RegExp): Promise<string> {
  let found: string | undefined
  const findMessage = async () => {
    const letters: OutboxMessage[] = await dataOf(
      await request.get(addressOf('localhost', '/api/dev/outbox')),
    )
    found = letters.find(({ recipient, text }) => recipient === mobile && words.test(text))?.text
    return found
  }
  await expect.poll(findMessage).toBeTruthy()
  return found ?? ''
}

export const codeFor = async (request: APIRequestContext, mobile: string): Promise<string> =>
  /\b\d{6}\b/.exec(await messageTo(request, mobile, /\b\d{6}\b/))?.[0] ?? ''

async function sendCode(request: APIRequestContext, mobile: string): Promise<void> {
  const at = (path: string) => addressOf('localhost', `/api/identity/${path}`)
  const requestCode = (proof?: object) =>
    request.post(at('sendCode'), { data: { mobile, purpose: 'register', ...(proof && { proof }) } })
  const first = await requestCode()
  // All tests share one IP address, so any of them may need a proof of work.
  const isProofNeeded = !first.ok() && (await first.json()).code === refusals['proof-needed'].code
  if (!isProofNeeded) return dataOf(first)
  const challenge = await dataOf(await request.get(at('challenge')))
  await dataOf(await requestCode({ challenge: challenge.challenge, answer: await findAnswer(challenge) }))
}

/** Registers a user with a mobile that no other test uses. */
export async function newcomer(request: APIRequestContext, mobile: string, name: string) {
  await sendCode(request, mobile)
  const registered = await request.post(addressOf('localhost', '/api/identity/register'), {
    data: {
      mobile,
      code: await codeFor(request, mobile),
      name,
      companyName: 'Blue Gantry Trading',
      password: newcomerPassword,
      passwordAgain: newcomerPassword,
      agreement: true,
      policy: true,
    },
  })
  await dataOf(registered)
  const token = registered.headers()[tokenHeader] ?? ''
  return { mobile, name, token }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

export async function loggedIn(request: APIRequestContext, account: string, password: string) {
  const data = { account, password, remember: false }
  const entered = await request.post(addressOf('localhost', '/api/identity/logIn'), { data })
  await dataOf(entered)
  return { token: entered.headers()[tokenHeader] ?? '' }
}

/** Opens a page with the session of this person, without the login page. */
export async function pageOf(
  browser: Browser,
  { token }: Pick<Newcomer, 'token'>,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await saveToken(page, 'localhost', token, false)
  await page.goto(addressOf('localhost', path))
  return page
}
