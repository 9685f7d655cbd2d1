import type { BrandCode } from '#domain/brands/brand.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { call } from './call.ts'

/** Goes on at another brand, logged in there as here. */
export async function crossBrandLogin(brand: BrandCode): Promise<void> {
  const verdict = await call('POST /api/identity/crossBrandLogin', { body: { brand } })
  if (verdict.ok) window.location.assign(verdict.value.address)
  else if (verdict.refusal !== 'unreachable')
    showToast('warning', currentTranslator().translate('common:tryAgainLater'))
}
