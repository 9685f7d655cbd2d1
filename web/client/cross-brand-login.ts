import type { BrandCode } from '#domain/brands/brand.ts'
import { entryUrl } from '#domain/identity/cross-brand-login.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { call } from './call.ts'

type Requested = {
  readonly brand: BrandCode
  /** Made by the page that the user comes from. Without it that brand is asked for one first. */
  readonly challenge: string | null
  readonly returnPath: string | null
}

/** Opens a page of another brand, logged in there as here. The server names the host, never the URL of this page. */
export async function crossBrandLogin({ brand, challenge, returnPath }: Requested): Promise<void> {
  const body = { brand, ...(challenge && { challenge }) }
  const result = await call('POST /api/identity/crossBrandLogin', { body })
  // Not a step of the history: Back from there would open this page, which leads there again.
  if (result.ok) window.location.replace(entryUrl(result.value.address, returnPath))
  else if (result.refusal !== 'unreachable')
    showToast('warning', currentTranslator().translate('common:tryAgainLater'))
}
