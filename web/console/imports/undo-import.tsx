import { useState } from 'react'
import type { ImportView } from '#contract/rate-imports.ts'
import { useAct } from '#web/console/shared/use-act.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { savedCount } from './outcomes.ts'
import { undoImport } from './send-sheet.ts'

type UndoProps = { readonly view: ImportView; onChanged(view: ImportView): void }

/** Undoes the whole import after a confirmation. */
export function UndoButton({ view, onChanged }: UndoProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const { isSending, trouble, act } = useAct()
  const count = savedCount(view.counts)
  const undo = () =>
    act(
      () => undoImport(view.importId),
      (undone) => {
        showToast('info', t('undo.done', { count }))
        setOpen(false)
        onChanged(undone)
      },
    )
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {t('undo.ask')}
        <span className="visually-hidden"> {view.fileName}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('undo.title', { file: view.fileName })}
          confirm={t('undo.confirm', { count })}
          save={t('when.save')}
          close={t('common:close')}
          refusal={trouble}
          isSending={isSending}
          onConfirm={() => void undo()}
          onClose={() => setOpen(false)}
        >
          <p>{t('undo.text', { count })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
