import { useState } from 'react'
import type { ImportView } from '#contract/rate-imports.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { savedCount } from './outcomes.ts'
import { useUndoImport } from './send-sheet.ts'
import { useImportName } from './use-import-name.ts'

/** Undoes the whole import after a confirmation. */
export function UndoButton({ view }: { readonly view: ImportView }) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  const [isOpen, setOpen] = useState(false)
  const { send, isSending, refusal } = useUndoImport()
  const name = useImportName()(view)
  const count = savedCount(view.counts)
  const undo = async () => {
    const result = await send(view.importId)
    if (!result.ok) return
    showToast('info', t('undo.done', { count }))
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" isCompact onClick={() => setOpen(true)}>
        {t('undo.ask')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('undo.title', { file: name })}
          confirmLabel={t('undo.confirm', { count })}
          cancelLabel={t('when.cancel')}
          closeLabel={t('common:close')}
          refusal={refusalText(refusal)}
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
