import { type ComponentType, useEffect, useState } from 'react'
import { hideLogIn } from '#web/client/log-in-dialog.ts'
import { changeSession, type EntryOffer, useSession } from '#web/client/session-state.ts'
import { warnNotLoaded } from '#web/client/warn-not-loaded.ts'
import { formNamespaces } from '#web/language/messages.ts'
import type { Translator } from '#web/language/translator.ts'
import { useTranslator } from '#web/language/use-translation.ts'

type DialogLoader<Props> = {
  load(translator: Translator): Promise<ComponentType<Props>>
  /** Called when it cannot be loaded. */
  hide(): void
}

/** The code of a dialog and its texts, loaded on first use. */
function useLoadedDialog<Props>(isShown: boolean, { load, hide }: DialogLoader<Props>) {
  const translator = useTranslator()
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isShown || Loaded) return
    load(translator).then(
      (loaded) => setLoaded(() => loaded),
      () => {
        hide()
        warnNotLoaded(translator)
      },
    )
  }, [isShown, Loaded, translator, load, hide])
  return isShown ? Loaded : undefined
}

const logInLoader: DialogLoader<object> = {
  async load(translator) {
    const [{ LogInDialog }] = await Promise.all([
      import('./log-in-dialog.tsx'),
      translator.load([...formNamespaces, 'session']),
    ])
    return LogInDialog
  },
  hide: hideLogIn,
}

const entryLoader: DialogLoader<{ offer: EntryOffer }> = {
  async load(translator) {
    const [{ EntryQuestion }] = await Promise.all([
      import('./entry-question.tsx'),
      translator.load(['session']),
    ])
    return EntryQuestion
  },
  hide: () => changeSession({ entryOffer: null }),
}

/** Shows the dialogs of a login over the page. */
export function LogInPlace() {
  const offer = useSession((state) => state.entryOffer)
  const LogInDialog = useLoadedDialog(
    useSession((state) => state.logInShown),
    logInLoader,
  )
  const EntryQuestion = useLoadedDialog(offer !== null, entryLoader)
  return (
    <>
      {LogInDialog && <LogInDialog />}
      {offer && EntryQuestion && <EntryQuestion offer={offer} />}
    </>
  )
}
