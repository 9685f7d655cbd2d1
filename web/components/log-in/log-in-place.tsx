import { type ComponentType, useEffect, useState } from 'react'
import { hideLogIn } from '#web/client/log-in-dialog.ts'
import { useSession } from '#web/client/session-state.ts'
import { formNamespaces } from '#web/language/messages.ts'
import type { Translator } from '#web/language/translator.ts'
import { useTranslator } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

async function loadDialog(translator: Translator): Promise<ComponentType> {
  const [{ LogInDialog }] = await Promise.all([
    import('./log-in-dialog.tsx'),
    translator.load([...formNamespaces, 'session']),
  ])
  return LogInDialog
}

/** Shows the login dialog; its code loads on first use. */
export function LogInPlace() {
  const isShown = useSession((state) => state.logInShown)
  const translator = useTranslator()
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    if (!isShown || Shown) return
    loadDialog(translator).then(
      (loaded) => setShown(() => loaded),
      () => {
        hideLogIn()
        showToast('warning', translator.translate('common:tryAgainLater'))
      },
    )
  }, [isShown, Shown, translator])
  return isShown && Shown && <Shown />
}
