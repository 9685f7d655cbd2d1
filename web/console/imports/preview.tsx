import { type ComponentProps, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { oneOf } from '#web/components/table/use-table-state.ts'
import { between } from '#web/console/rate-pricing/use-field-labels.ts'
import { type PublicationChoices, WhenDialog } from '#web/console/rates/when-dialog.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportState } from './import-state.tsx'
import { firstOutcome, outcomes, savedCount } from './outcomes.ts'
import { Recompute } from './recompute.tsx'
import { useConfirmImport, useDiscardImport } from './send-sheet.ts'
import { UndoButton } from './undo-import.tsx'
import { useImportName } from './use-import-name.ts'

type PreviewProps = { readonly view: ImportView }

/** The result of each row; nothing is saved before staff confirm. */
export function Preview({ view, isNew }: PreviewProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('ratesAdmin')
  const [params] = useSearchParams()
  const outcome = oneOf(outcomes, params.get('outcome') ?? '') ?? firstOutcome(view.counts)
  return (
    <ConsolePanel
      title={t('preview.title', { file: useImportName()(view) })}
      actions={<ImportState state={view.state} />}
      takesFocus={isNew}
    >
      <p className={page.soft}>
        {[t(`kinds.${view.kind}`), view.by, ''].join(between)}
        <FormattedTime at={view.at} format="dateTime" />
      </p>
      <OutcomeTabs view={view} selected={outcome} />
      <ImportRows
        key={outcome}
        importId={view.importId}
        kind={view.kind}
        outcome={outcome}
        count={view.counts[outcome]}
        isSheet={view.edit === null}
      />
      {view.state === 'previewed' && <Confirm view={view} />}
      {view.state === 'confirmed' && (
        <p>
          <UndoButton view={view} />
        </p>
      )}
    </ConsolePanel>
  )
}

function OutcomeTabs({ view, selected }: PreviewProps & { readonly selected: ImportRow['outcome'] }) {
  const { t } = useTranslation('ratesAdmin')
  const tabs = outcomes.map((outcome) => ({
    id: outcome,
    label: t(`outcomes.${outcome}`),
    count: view.counts[outcome],
  }))
  return (
    <TabLinks
      label={t('preview.tabs')}
      tabs={tabs}
      selected={selected}
      link={({ id }, attributes) => (
        <Link to={`?import=${view.importId}&outcome=${id}`} preventScrollReset {...attributes} />
      )}
    />
  )
}

/** An edit has the same steps as a sheet, in its own words. */
const wordsOf = ({ edit }: ImportView) => (edit ? 'bulk' : 'preview')

/** Why the import cannot be confirmed, if it cannot. */
function useBlocker(view: ImportView): string | undefined {
  const { t } = useTranslation('ratesAdmin')
  const { wrong } = view.counts
  if (wrong > 0) return t(`${wordsOf(view)}.wrongFirst`, { count: wrong })
  return savedCount(view.counts) === 0 ? t(`${wordsOf(view)}.nothingNew`) : undefined
}

/** The file itself is not stored, so a discarded preview loses nothing. */
function Discard({ view }: PreviewProps) {
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

function Confirm({ view }: PreviewProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const { send, isSending, refusal, reset } = useConfirmImport()
  const blocker = useBlocker(view)
  const count = savedCount(view.counts)
  const words = wordsOf(view)
  const confirm = async (choices: PublicationChoices) => {
    const result = await send({ importId: view.importId, ...choices })
    // The preview shows older prices: the answer is below it.
    if (!result.ok && result.refusal === 'edit-outdated') setOpen(false)
    if (!result.ok) return
    showToast('info', t(`${words}.${choices.at ? 'scheduled' : 'done'}`, { count }))
    setOpen(false)
  }
  return (
    <>
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
          {blocker ?? t(`${words}.ready`)}
        </span>
        <Discard view={view} />
      </p>
      {refusal?.refusal === 'edit-outdated' && !isOpen && (
        <Recompute importId={view.importId} refusal={refusal} onDone={reset} />
      )}
      {isOpen && (
        <ConfirmDialog
          view={view}
          refusal={refusal}
          isSending={isSending}
          onConfirm={(choices) => void confirm(choices)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type ConfirmDialogProps = PreviewProps &
  Pick<ComponentProps<typeof WhenDialog>, 'refusal' | 'isSending' | 'onConfirm' | 'onClose'>

/** The sheet is checked when the dialog opens: rates may have changed since it was read. */
function ConfirmDialog({ view, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const count = savedCount(view.counts)
  const words = wordsOf(view)
  const [at, setAt] = useState<string | null>(null)
  const check = useCallQuery('GET /api/console/rates/import/check', {
    query: { importId: view.importId, ...(at && { at }) },
  })
  return (
    <WhenDialog
      title={t(`${words}.confirmTitle`, { count })}
      confirmLabels={{ now: t(`${words}.confirmNow`), later: t(`${words}.confirmLater`) }}
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
      {...dialog}
    >
      <p>{t(`${words}.confirmText`)}</p>
    </WhenDialog>
  )
}
