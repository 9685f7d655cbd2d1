import type { NotificationChoices } from '#contract/notifications.ts'
import {
  choiceProblems,
  effectiveChoices,
  type NotificationChoice,
  readChoices,
} from '#domain/notifications/choices.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import { findChoices, saveChoices } from './notification-store.ts'
import { type ContactOf, reachableBy } from './notify.ts'

type Deps = { readonly database: Database; readonly contactOf: ContactOf }

type Known = Awaited<ReturnType<typeof readContactChoices>>

const view = (known: Known): NotificationChoices => ({
  choices: [...effectiveChoices(known)],
  hasEmail: known.reachable.includes('mail'),
  hasMobile: known.reachable.includes('sms'),
})

async function readContactChoices({ contactOf }: Deps, db: Db, personId: string) {
  const contact = await contactOf(db, personId)
  return { made: await findChoices(db, personId), reachable: contact ? reachableBy(contact) : [] }
}

export async function getNotificationChoices(deps: Deps, personId: string): Promise<NotificationChoices> {
  return view(await readContactChoices(deps, deps.database.db, personId))
}

type SentChoices = { readonly choices?: readonly (PartialInput<NotificationChoice> | undefined)[] }

/** The rules for choices of which some do not match the schema. */
export async function sentChoiceProblems(
  deps: Deps,
  personId: string,
  { choices = [] }: SentChoices,
): Promise<WrongFields> {
  return choiceProblems(choices, await readContactChoices(deps, deps.database.db, personId))
}

export const setNotificationChoices = (
  deps: Deps,
  personId: string,
  typed: readonly NotificationChoice[],
): Promise<Result<NotificationChoices>> =>
  deps.database.transaction(async (db) => {
    const known = await readContactChoices(deps, db, personId)
    const chosen = readChoices(typed, known)
    if (!chosen.ok) return chosen
    await saveChoices(db, personId, chosen.value)
    return ok(view({ ...known, made: await findChoices(db, personId) }))
  })
