import { readEntry } from '#domain/identity/cross-brand-login.ts'
import type { Translator } from '#web/language/translator.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { enterBy } from './log-in.ts'

/** The code works once; it is removed from the URL before anything else. */
export async function enterByCrossBrandLogin({ translate }: Translator): Promise<void> {
  const { hash, pathname, search } = window.location
  const entry = readEntry(hash)
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  if (!entry) return
  const body = { code: entry.code }
  const result = await enterBy('POST /api/identity/enterByCrossBrandLogin', { body }, entry.remember)
  if (result.ok) showToast('info', translate('common:enteredAs', { name: result.value.name }))
  else {
    const isUnreachable = result.refusal === 'unreachable'
    showToast('warning', translate(isUnreachable ? 'common:tryAgainLater' : 'common:entryRefused'))
  }
}
