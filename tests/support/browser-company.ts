import type { APIRequestContext, APIResponse } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { addressOf, expect } from './browser.ts'

type NewCompany = { readonly mobile: string; readonly name: string; readonly creditCode: string }
type Letter = { readonly recipient: string; readonly text: string }

/** A small sound PDF; the words only make two of them differ. */
const pdf = (words: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${words}) >>\nendobj\ntrailer\n<< >>\n%%EOF\n`)

const person = 'Heng Lan'
const password = 'Lantern4Quay'

async function dataOf(reply: APIResponse) {
  expect(reply.ok(), await reply.text()).toBe(true)
  return (await reply.json()).data
}

async function codeFor(request: APIRequestContext, mobile: string): Promise<string> {
  let code: string | undefined
  const look = async () => {
    const letters: Letter[] = await dataOf(await request.get(addressOf('localhost', '/api/dev/outbox')))
    code = letters.find(({ recipient }) => recipient === mobile)?.text.match(/\b\d{6}\b/)?.[0]
    return code
  }
  await expect.poll(look).toBeTruthy()
  return code ?? ''
}

/** Somebody who has just registered and sent an application, so that no other test's people are touched. */
export async function newCompany(request: APIRequestContext, { mobile, name, creditCode }: NewCompany) {
  const post = (path: string, data: unknown, headers: Record<string, string> = {}) =>
    request.post(addressOf('localhost', path), { data, headers })
  await dataOf(await post('/api/identity/sendCode', { mobile, purpose: 'register' }))
  const registered = await post('/api/identity/register', {
    mobile,
    code: await codeFor(request, mobile),
    name: person,
    companyName: name,
    password,
    passwordAgain: password,
    agreement: true,
    policy: true,
  })
  await dataOf(registered)
  const headers = { [tokenHeader]: registered.headers()[tokenHeader] ?? '' }
  const submit = async () => {
    const path = '/api/files/upload?kind=licence&name=licence.pdf'
    const type = { 'content-type': 'application/octet-stream' }
    const { id } = await dataOf(await post(path, pdf(`${name} ${Date.now()}`), { ...headers, ...type }))
    const body = { companyName: name, creditCode, licenceFileId: id }
    await dataOf(await post('/api/certification/submit', body, headers))
  }
  await submit()
  return { name, person, creditCode, submit }
}
