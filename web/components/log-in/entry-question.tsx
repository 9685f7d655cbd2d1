import { useState } from 'react'
import { enter } from '#web/client/enter-by-cross-brand-login.ts'
import { changeSession, type EntryOffer, useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const decline = () => changeSession({ entryOffer: null })

/** Asks before a login from another site replaces the user; without an answer nothing changes. */
export function EntryQuestion({ offer }: { offer: EntryOffer }) {
  const { t } = useTranslation('session')
  const [isSending, setSending] = useState(false)
  const current = useSession(({ person }) => person?.name ?? '')
  const { name: offered } = offer
  const accept = async () => {
    setSending(true)
    await enter(offer)
    decline()
  }
  return (
    <ConfirmDialog
      title={t('entry.title')}
      cancelLabel={t('entry.stay', { name: current })}
      isHarmless
      confirmLabel={t('entry.switch', { name: offered })}
      closeLabel={t('common:close')}
      isSending={isSending}
      onConfirm={() => void accept()}
      onClose={decline}
    >
      {t('entry.text', { current, offered })}
    </ConfirmDialog>
  )
}
