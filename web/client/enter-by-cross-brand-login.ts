import type { PersonView } from '#contract/identity.ts'
import { entryRequestFragment, readEntry } from '#domain/identity/cross-brand-login.ts'
import { ok, type Refusal, type Result } from '#domain/values/refusal.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { shownLogInUrl } from '#web/page/shown-brand.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { call } from './call.ts'
import { enterBy, loadSession } from './log-in.ts'
import { logInAtParent, takeEntrySecret } from './log-in-at-parent.ts'
import { changeSession, type EntryOffer, sessionState } from './session-state.ts'

type Entry = Omit<EntryOffer, 'name'>

function warn(refusal?: Refusal): void {
  const isUnreachable = refusal?.refusal === 'unreachable'
  const { translate } = currentTranslator()
  showToast('warning', translate(isUnreachable ? 'common:tryAgainLater' : 'common:entryRefused'))
}

export async function enter({ code, secret, remember }: Entry): Promise<void> {
  const body = { code, secret }
  const result = await enterBy('POST /api/identity/enterByCrossBrandLogin', { body }, remember)
  if (!result.ok) return warn(result)
  const { name } = result.value
  showToast('info', currentTranslator().translate('common:enteredAs', { name }))
}

const hidesOfflineToast = true

/** The user whose token this browser has; null if there is none or it is no longer valid. */
async function currentPerson(): Promise<Result<PersonView | null>> {
  if (!sessionState().loggedIn) return ok(null)
  const result = await call('GET /api/identity/whoAmI', {}, { isProbe: true, hidesOfflineToast })
  if (result.ok) changeSession({ person: result.value })
  const isInvalid = !result.ok && ['logged-out', 'session-expired'].includes(result.refusal)
  return isInvalid ? ok(null) : result
}

/** A user who is logged in has lost nothing by a link that no longer works, but reads why nothing happened. */
function showUnused({ name }: PersonView): void {
  showToast('info', currentTranslator().translate('common:entryUnused', { name }))
}

async function refuseEntry(): Promise<void> {
  const current = await currentPerson()
  if (!current.ok) warn(current)
  else if (current.value) showUnused(current.value)
  else warn()
}

/** Enters, unless another user is logged in here: then the page asks. */
async function enterOrAsk(entry: Entry): Promise<void> {
  const current = await currentPerson()
  if (!current.ok) return warn(current)
  const person = current.value
  if (!person) return enter(entry)
  const { remember, ...body } = entry
  const offered = await call('POST /api/identity/readCrossBrandLogin', { body }, { hidesOfflineToast })
  if (!offered.ok) return offered.refusal === 'unreachable' ? warn(offered) : showUnused(person)
  if (offered.value.id === person.id) return enter(entry)
  changeSession({ entryOffer: { ...entry, name: offered.value.name } })
}

/**
 * A code in the URL works only in the tab that has its secret, so a link from another person logs no one in. The code is
 * removed from the URL before anything else.
 */
export async function enterByCrossBrandLogin(): Promise<void> {
  const { hash, pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  const logInUrl = shownLogInUrl()
  if (hash === entryRequestFragment && logInUrl)
    return logInAtParent(logInUrl, `${pathname}${search}`, { isReplacing: true })
  const [entry, secret] = [readEntry(hash), takeEntrySecret()]
  if (entry && secret) await enterOrAsk({ ...entry, secret })
  else await refuseEntry()
  const { loggedIn, person } = sessionState()
  if (loggedIn && !person) void loadSession()
}
