import { type ComponentType, useEffect, useState } from 'react'
import { hideLogIn } from '#web/client/log-in-dialog.ts'
import { useSession } from '#web/client/session-state.ts'
import { useVoice } from '#web/language/use-translation.ts'
import type { Voice } from '#web/language/voice.ts'
import { showNotice } from '#web/ui/notices-store.ts'

async function loadDialog(voice: Voice): Promise<ComponentType> {
  const [{ LogInDialog }] = await Promise.all([
    import('./log-in-dialog.tsx'),
    voice.learn('forms'),
    voice.learn('session'),
  ])
  return LogInDialog
}

/** Where the log-in stands over the page; its code comes when it is first asked for. */
export function LogInPlace() {
  const isShown = useSession((state) => state.logInShown)
  const voice = useVoice()
  const [Shown, setShown] = useState<ComponentType>()
  useEffect(() => {
    if (!isShown || Shown) return
    loadDialog(voice).then(
      (loaded) => setShown(() => loaded),
      () => {
        hideLogIn()
        showNotice('warning', voice.say('common:tryAgainLater'))
      },
    )
  }, [isShown, Shown, voice])
  return isShown && Shown && <Shown />
}
