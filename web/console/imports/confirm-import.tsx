import { type ComponentProps, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { joinSentences } from '#domain/language/join-sentences.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { usualChoices } from '#web/console/rates/publishing/publish-findings.tsx'
import { type PublicationChoices, WhenDialog } from '#web/console/rates/publishing/when-dialog.tsx'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { wordsOf } from './import-words.ts'
import { savedCount } from './outcomes.ts'
import { useConfirmImport, useDiscardImport, useRecompute } from './send-sheet.ts'
import { useImportName } from './use-import-name.ts'
import { WrongRows } from './wrong-rows.tsx'

type ConfirmProps = { readonly view: ImportView }

/** Why nothing can be confirmed, if it cannot. Wrong rows of a sheet are skipped; an edit is changed instead. */
function useBlocker(view: ImportView): string | undefined {
  const { t } = useTranslation('ratesAdmin')
  const { counts, leftOut, edit } = view
  if (edit && counts.wrong > 0) return t('bulk.wrongFirst', { count: counts.wrong })
  if (savedCount(view) > 0) return undefined
  if (leftOut > 0) return t(`${wordsOf(view)}.nothingLeft`)
  return counts.wrong > 0 ? t('preview.allWrong') : t(`${wordsOf(view)}.nothingNew`)
}

/** The file itself is not stored, so a discarded preview loses nothing. */
function Discard({ view }: ConfirmProps) {
  const { t } = useTranslation('ratesAdmin')
  const file = useImportName()(view)
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useDiscardImport()
  const discard = async () => {
    const result = await send(view.importId)
    if (!result.ok) return
    showToast('info', t('preview.discarded', { file }))
    void navigate('?', { replace: true })
  }
  return (
    <>
      <Button variant="quiet" isCompact isPending={isSending} onClick={() => void discard()}>
        {t('preview.discard')}
      </Button>
      <span className={page.refusal} role="alert">
        {refusalText(refusal)}
      </span>
    </>
  )
}

const outdated: readonly string[] = ['import-outdated', 'edit-outdated']

type Choices = PublicationChoices & { readonly asDrafts?: boolean; readonly keepsDrafts?: boolean }

/** Confirms; where rates were changed after the preview, it is computed again by itself. */
function useConfirm(view: ImportView) {
  const confirming = useConfirmImport()
  const recomputing = useRecompute()
  const confirm = async (choices: Choices) => {
    const skipsWrong = view.counts.wrong > 0
    const result = await confirming.send({ importId: view.importId, skipsWrong, ...choices })
    const isOutdated = !result.ok && outdated.includes(result.refusal)
    if (isOutdated) await recomputing.send(view.importId)
    return { ok: result.ok, isOutdated, saved: result.ok ? savedCount(result.value) : 0 }
  }
  return {
    confirm,
    isSending: confirming.isSending || recomputing.isSending,
    refusal: confirming.refusal,
    recomputeRefusal: recomputing.refusal,
  }
}

export function ConfirmImport({ view }: ConfirmProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const { confirm, isSending, refusal, recomputeRefusal } = useConfirm(view)
  const refusalText = useRefusalText()
  const language = useLanguage()
  const blocker = useBlocker(view)
  const count = savedCount(view)
  const words = wordsOf(view)
  const isOutdated = refusal !== undefined && outdated.includes(refusal.refusal)
  const send = async (choices: Choices) => {
    const done = await confirm(choices)
    // The preview shows older prices: the answer is below it.
    if (done.ok || done.isOutdated) setOpen(false)
    if (!done.ok) return
    if (choices.asDrafts) showToast('info', t('bulk.draftsSaved', { count: done.saved }))
    else showToast('info', t(`${words}.${choices.at ? 'scheduled' : 'done'}`, { count }))
  }
  return (
    <>
      <WrongRows view={view} />
      {isOutdated && !isOpen && (
        <p className={page.refusal} role="alert">
          {joinSentences(language, [
            refusalText(refusal),
            recomputeRefusal ? refusalText(recomputeRefusal) : t('preview.recomputed'),
          ])}
        </p>
      )}
      <p className={page.row}>
        <Button
          variant="primary"
          disabled={blocker !== undefined}
          aria-describedby="import-blocker"
          onClick={() => setOpen(true)}
        >
          {t(`${words}.confirm`, { count })}
        </Button>
        <span id="import-blocker" className={blocker ? page.refusal : page.soft}>
          {blocker ?? <Readiness view={view} />}
        </span>
        <Discard view={view} />
      </p>
      {isOpen && (
        <ConfirmDialog
          view={view}
          refusal={isOutdated ? undefined : refusal}
          isSending={isSending}
          onConfirm={(choices) => void send(choices)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Readiness({ view }: ConfirmProps) {
  const { t } = useTranslation('ratesAdmin')
  const { leftOut, counts } = view
  if (leftOut > 0) return t(`${wordsOf(view)}.leftOut`, { count: leftOut })
  return counts.wrong > 0 ? null : t(`${wordsOf(view)}.ready`)
}

type ConfirmDialogProps = ConfirmProps &
  Pick<ComponentProps<typeof WhenDialog>, 'refusal' | 'isSending' | 'onClose'> & {
    onConfirm(choices: Choices): void
  }

/** Drafts take the place of a publication; rates that have one already are left out on request only. */
const asDrafts = { ...usualChoices, at: null, asDrafts: true } as const

/** How many rates can be saved as drafts where others have a draft already. */
const withoutDraft = (refusal: ConfirmDialogProps['refusal']): number =>
  refusal?.refusal === 'drafts-exist' ? Number(refusal.params.rest) : 0

/** The sheet is checked when the dialog opens: rates may have changed since it was read. */
function ConfirmDialog({ view, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const count = savedCount(view)
  const words = wordsOf(view)
  const { wrong } = view.counts
  const rest = withoutDraft(dialog.refusal)
  const [at, setAt] = useState<string | null>(null)
  const check = useCallQuery('GET /api/console/rates/import/check', {
    query: { importId: view.importId, ...(at && { at }) },
  })
  return (
    <WhenDialog
      title={t(`${words}.confirmTitle`, { count })}
      confirmLabels={{ now: t(`${words}.confirmNow`), later: t(`${words}.confirmLater`) }}
      kind={view.kind}
      check={check}
      correction={() => (
        <Link
          className={buttonClass({ isCompact: true })}
          to={view.edit ? `/console/rates?kind=${view.kind}` : '?'}
        >
          {t(`check.change.${view.edit ? 'edit' : 'sheet'}`)}
        </Link>
      )}
      onTime={setAt}
      drafts={
        view.edit
          ? {
              label: rest > 0 ? t('bulk.draftsRest', { count: rest }) : t('bulk.saveDrafts'),
              help: t('bulk.draftsHelp'),
              onSave: () => dialog.onConfirm({ ...asDrafts, keepsDrafts: rest > 0 }),
            }
          : undefined
      }
      {...dialog}
    >
      <p>{t(`${words}.confirmText`)}</p>
      {wrong > 0 && <p>{t('preview.wrongRows', { count: wrong })}</p>}
      {view.leftOut > 0 && <p>{t(`${words}.leftOut`, { count: view.leftOut })}</p>}
    </WhenDialog>
  )
}
