import type { Translator } from '#web/language/translator.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** For code or texts that are loaded on first use and did not arrive. */
export function warnNotLoaded({ translate }: Translator): void {
  showToast('warning', translate(navigator.onLine ? 'common:tryAgainLater' : 'common:offlineRetry'))
}
