import type { APIRequestContext } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { addressOf } from './browser.ts'
import { pdf } from './licences.ts'
import { dataOf, newcomer } from './newcomers.ts'

type NewCompany = { readonly mobile: string; readonly name: string; readonly creditCode: string }

const person = 'Heng Lan'

/** A newly registered user with a submitted application, so that tests do not share accounts. */
export async function newCompany(request: APIRequestContext, { mobile, name, creditCode }: NewCompany) {
  const { token } = await newcomer(request, mobile, person)
  const headers = { [tokenHeader]: token }
  const post = (path: string, data: unknown, more: Record<string, string> = {}) =>
    request.post(addressOf('localhost', path), { data, headers: { ...headers, ...more } })
  const submit = async () => {
    const path = '/api/files/upload?kind=licence&name=licence.pdf'
    const type = { 'content-type': 'application/octet-stream' }
    const { id } = await dataOf(await post(path, pdf(`${name} ${Date.now()}`), type))
    await dataOf(
      await post('/api/certification/submit', { companyName: name, creditCode, licenceFileId: id }),
    )
  }
  await submit()
  return { name, person, creditCode, submit }
}
