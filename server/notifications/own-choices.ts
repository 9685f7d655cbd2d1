import type { NoticeChoices } from '#contract/notifications.ts'
import { choicesOver, type NoticeChoice, readChoices } from '#domain/notifications/choices.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import { findChoices, saveChoices } from './notice-store.ts'
import type { ContactOf } from './notify.ts'

type Parts = { readonly database: Database; readonly contactOf: ContactOf }

const view = (made: readonly NoticeChoice[], hasEmail: boolean): NoticeChoices => ({
  choices: [...choicesOver(made)],
  hasEmail,
})

async function known({ contactOf }: Parts, queries: Queries, personId: string) {
  const contact = await contactOf(queries, personId)
  const hasEmail = contact !== undefined && contact.email !== null
  return { made: await findChoices(queries, personId), hasEmail }
}

export async function getNoticeChoices(parts: Parts, personId: string): Promise<NoticeChoices> {
  const { made, hasEmail } = await known(parts, parts.database.queries, personId)
  return view(made, hasEmail)
}

export const setNoticeChoices = (
  parts: Parts,
  personId: string,
  typed: readonly NoticeChoice[],
): Promise<Verdict<NoticeChoices>> =>
  parts.database.transaction(async (queries) => {
    const { made, hasEmail } = await known(parts, queries, personId)
    const chosen = readChoices(typed, made, { hasEmail })
    if (!chosen.ok) return chosen
    await saveChoices(queries, personId, chosen.value)
    return accept(view(await findChoices(queries, personId), hasEmail))
  })
