import type { BrandCode } from '#domain/brands/brand.ts'
import { shownVoice } from '#web/language/shown-voice.ts'
import { showNotice } from '#web/ui/notices-store.ts'
import { call } from './call.ts'

/** Goes on at another brand, logged in there as here. */
export async function handOver(brand: BrandCode): Promise<void> {
  const verdict = await call('POST /api/identity/handOver', { body: { brand } })
  if (verdict.ok) window.location.assign(verdict.value.address)
  else if (verdict.refusal !== 'unreachable') showNotice('warning', shownVoice().say('common:tryAgainLater'))
}
