import type { APIRequestContext, APIResponse, Browser, Page } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { refusalReplies } from '#contract/refusal-replies.ts'
import { findAnswer } from '#web/client/proof-of-work.ts'
import { addressOf, expect, open } from './browser.ts'

type Letter = { readonly recipient: string; readonly text: string }

export const newcomerPassword = 'Lantern4Quay'

export const dataOf = async (reply: APIResponse) => {
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()).data
}

/** What came by SMS, the newest first. */
export async function letterTo(request: APIRequestContext, mobile: string, words: RegExp): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const letters: Letter[] = await dataOf(await request.get(addressOf('localhost', '/api/dev/outbox')))
    found = letters.find(({ recipient, text }) => recipient === mobile && words.test(text))?.text
    return found
  }
  await expect.poll(look).toBeTruthy()
  return found ?? ''
}

export const codeFor = async (request: APIRequestContext, mobile: string): Promise<string> =>
  /\b\d{6}\b/.exec(await letterTo(request, mobile, /\b\d{6}\b/))?.[0] ?? ''

async function sendCode(request: APIRequestContext, mobile: string): Promise<void> {
  const at = (path: string) => addressOf('localhost', `/api/identity/${path}`)
  const ask = (proof?: object) =>
    request.post(at('sendCode'), { data: { mobile, purpose: 'register', ...(proof && { proof }) } })
  const first = await ask()
  // All tests come from one address, so the little work may be asked of any of them.
  const isProofNeeded = !first.ok() && (await first.json()).code === refusalReplies['proof-needed'].code
  if (!isProofNeeded) return dataOf(first)
  const given = await dataOf(await request.get(at('challenge')))
  await dataOf(await ask({ challenge: given.challenge, answer: await findAnswer(given) }))
}

/** Somebody who has just registered; nobody else's test meets this mobile. */
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

/** Somebody who has an account already. */
export async function loggedIn(request: APIRequestContext, account: string, password: string) {
  const data = { account, password, remember: false }
  const entered = await request.post(addressOf('localhost', '/api/identity/logIn'), { data })
  await dataOf(entered)
  return { token: entered.headers()[tokenHeader] ?? '' }
}

/** A page of this person, as if the log-in page had been there first. */
export async function pageOf(
  browser: Browser,
  { token }: Pick<Newcomer, 'token'>,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await open(page, 'localhost', '/agreement')
  await page.evaluate((held) => sessionStorage.setItem('access-token', held), token)
  await page.goto(addressOf('localhost', path))
  return page
}
