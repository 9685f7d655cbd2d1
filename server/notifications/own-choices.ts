import type { NotificationChoices } from '#contract/notifications.ts'
import { effectiveChoices, type NotificationChoice, readChoices } from '#domain/notifications/choices.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import { findChoices, saveChoices } from './notification-store.ts'
import type { ContactOf } from './notify.ts'

type Deps = { readonly database: Database; readonly contactOf: ContactOf }

const view = (made: readonly NotificationChoice[], hasEmail: boolean): NotificationChoices => ({
  choices: [...effectiveChoices(made)],
  hasEmail,
})

async function readContactChoices({ contactOf }: Deps, queries: Queries, personId: string) {
  const contact = await contactOf(queries, personId)
  const hasEmail = contact !== undefined && contact.email !== null
  return { made: await findChoices(queries, personId), hasEmail }
}

export async function getNotificationChoices(deps: Deps, personId: string): Promise<NotificationChoices> {
  const { made, hasEmail } = await readContactChoices(deps, deps.database.queries, personId)
  return view(made, hasEmail)
}

export const setNotificationChoices = (
  deps: Deps,
  personId: string,
  typed: readonly NotificationChoice[],
): Promise<Verdict<NotificationChoices>> =>
  deps.database.transaction(async (queries) => {
    const { made, hasEmail } = await readContactChoices(deps, queries, personId)
    const chosen = readChoices(typed, made, { hasEmail })
    if (!chosen.ok) return chosen
    await saveChoices(queries, personId, chosen.value)
    return accept(view(await findChoices(queries, personId), hasEmail))
  })
