import type { BrandCode } from '#domain/brands/brand.ts'
import { entryUrl } from '#domain/identity/cross-brand-login.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { call } from './call.ts'

/** Opens a page of another brand, logged in there as here. The server names the host, never the URL of this page. */
export async function crossBrandLogin(brand: BrandCode, returnPath: string | null): Promise<void> {
  const result = await call('POST /api/identity/crossBrandLogin', { body: { brand } })
  if (result.ok) window.location.assign(entryUrl(result.value.address, returnPath))
  else if (result.refusal !== 'unreachable')
    showToast('warning', currentTranslator().translate('common:tryAgainLater'))
}
