import { readEntry } from '#domain/identity/hand-over.ts'
import type { Voice } from '#web/language/voice.ts'
import { showNotice } from '#web/ui/notices-store.ts'
import { enterBy } from './log-in.ts'

/** The code leaves the address before anything else: it is nobody's business, and works once. */
export async function enterByHandOver({ say }: Voice): Promise<void> {
  const { hash, pathname, search } = window.location
  const entry = readEntry(hash)
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  if (!entry) return
  const body = { code: entry.code }
  const verdict = await enterBy('POST /api/identity/enterByHandOver', { body }, entry.remember)
  if (verdict.ok) showNotice('info', say('common:enteredAs', { name: verdict.value.name }))
  else if (verdict.refusal !== 'unreachable') showNotice('warning', say('common:entryRefused'))
}
