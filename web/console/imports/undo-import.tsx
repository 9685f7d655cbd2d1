import { useState } from 'react'
import type { ImportView } from '#contract/rate-imports.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { between } from '#web/console/rate-pricing/use-field-labels.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { savedCount } from './outcomes.ts'
import { useUndoImport } from './send-sheet.ts'
import { useImportName } from './use-import-name.ts'

type UndoProps = { readonly view: ImportView }

const overtaken: readonly string[] = ['import-overtaken', 'drafts-changed']

/** How many rates can still be undone where others were changed since. */
const restOf = (refusal: Refusal | undefined): number | undefined =>
  refusal && overtaken.includes(refusal.refusal) ? Number(refusal.params.rest) : undefined

/** Undoes the import after a confirmation; where rates were changed since, the rest of it. */
export function UndoButton({ view }: UndoProps) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  const [isOpen, setOpen] = useState(false)
  const { send, isSending, refusal } = useUndoImport()
  const name = useImportName()(view)
  const rest = restOf(refusal)
  const count = rest ?? savedCount(view)
  const words = view.isDrafts
    ? ({ all: 'undo.deleteDrafts', rest: 'undo.deleteRest' } as const)
    : ({ all: 'undo.confirm', rest: 'undo.rest' } as const)
  const confirmLabel = t(rest === undefined ? words.all : words.rest, { count })
  const undo = async () => {
    const result = await send({ importId: view.importId, keepsLater: rest !== undefined })
    if (!result.ok) return
    showToast('info', t(view.isDrafts ? 'undo.draftsDone' : 'undo.done', { count }))
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" isCompact onClick={() => setOpen(true)}>
        {t('undo.ask')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isOpen && rest === 0 && <CannotUndo name={name} refusal={refusal} onClose={() => setOpen(false)} />}
      {isOpen && rest !== 0 && (
        <ConfirmDialog
          title={t('undo.title', { file: name })}
          confirmLabel={confirmLabel}
          cancelLabel={t('when.cancel')}
          closeLabel={t('common:close')}
          refusal={refusalText(refusal)}
          isSending={isSending}
          onConfirm={() => void undo()}
          onClose={() => setOpen(false)}
        >
          <p>{t(view.isDrafts ? 'undo.drafts' : 'undo.text', { count })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type CannotUndoProps = {
  readonly name: string
  readonly refusal: Refusal | undefined
  onClose(): void
}

/** Every rate of the import was changed since, so nothing is left to undo. */
function CannotUndo({ name, refusal, onClose }: CannotUndoProps) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  return (
    <Dialog title={t('undo.cannot', { file: name })} closeLabel={t('common:close')} onClose={onClose}>
      <p className={page.refusal} role="alert">
        {refusalText(refusal)}
      </p>
    </Dialog>
  )
}

/** Who undid the import and when, and how many rates were kept. */
export function UndoneText({ view: { undone, isDrafts } }: UndoProps) {
  const { t } = useTranslation('ratesAdmin')
  if (!undone) return null
  const { by, at, kept } = undone
  return (
    <>
      {t('undo.by', { name: by })} <FormattedTime at={at} format="dateTime" />
      {kept > 0 && between}
      {kept > 0 && t(isDrafts ? 'undo.draftsKept' : 'undo.kept', { count: kept })}
    </>
  )
}
