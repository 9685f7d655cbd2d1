import { useState } from 'react'
import { Link } from 'react-router'
import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { WhenDialog } from '#web/console/rates/when-dialog.tsx'
import list from '#web/console/shared/list.module.css'
import page from '#web/console/shared/page.module.css'
import { useAct } from '#web/console/shared/use-act.ts'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportState } from './import-state.tsx'
import { firstOutcome, outcomes, savedCount } from './outcomes.ts'
import { confirmImport } from './send-sheet.ts'
import { UndoButton } from './undo-import.tsx'

type Outcome = ImportRow['outcome']
type PreviewProps = { readonly view: ImportView; onChanged(view: ImportView): void }

/** The result of each row; nothing is saved before staff confirm. */
export function Preview({ view, onChanged }: PreviewProps) {
  const { t } = useTranslation('ratesAdmin')
  const { oneOf } = useFilters()
  const outcome = oneOf('outcome', outcomes) ?? firstOutcome(view.counts)
  return (
    <section className={page.panel} aria-labelledby="preview">
      <div className={page.row}>
        <h2 id="preview">{t('preview.title', { file: view.fileName })}</h2>
        <ImportState state={view.state} />
      </div>
      <p className={page.soft}>
        {t(`kinds.${view.kind}`)} {view.by} <WrittenTime at={view.at} shape="dateTime" />
      </p>
      <OutcomeTabs view={view} chosen={outcome} />
      <ImportRows importId={view.importId} kind={view.kind} outcome={outcome} count={view.counts[outcome]} />
      {view.state === 'previewed' && <Confirm view={view} onChanged={onChanged} />}
      {view.state === 'confirmed' && (
        <p>
          <UndoButton view={view} onChanged={onChanged} />
        </p>
      )}
    </section>
  )
}

function OutcomeTabs({ view, chosen }: { view: ImportView; chosen: Outcome }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <nav className={list.filters} aria-label={t('preview.tabs')}>
      {outcomes.map((outcome) => (
        <Link
          key={outcome}
          to={`?import=${view.importId}&outcome=${outcome}`}
          preventScrollReset
          aria-current={outcome === chosen ? 'page' : undefined}
        >
          {t(`outcomes.${outcome}`)} <strong>{view.counts[outcome]}</strong>
        </Link>
      ))}
    </nav>
  )
}

/** Why the import cannot be confirmed, if it cannot. */
function useBlocker({ counts }: ImportView): string | undefined {
  const { t } = useTranslation('ratesAdmin')
  if (counts.wrong > 0) return t('preview.wrongFirst', { count: counts.wrong })
  return savedCount(counts) === 0 ? t('preview.nothingNew') : undefined
}

function Confirm({ view, onChanged }: PreviewProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const { isSending, trouble, act } = useAct()
  const blocker = useBlocker(view)
  const count = savedCount(view.counts)
  const confirm = (at: string | null) =>
    act(
      () => confirmImport(view.importId, at),
      (confirmed) => {
        showToast('info', t(at ? 'preview.scheduled' : 'preview.done', { count }))
        setOpen(false)
        onChanged(confirmed)
      },
    )
  return (
    <>
      <p className={page.row}>
        <Button
          variant="primary"
          disabled={blocker !== undefined}
          aria-describedby="import-blocker"
          onClick={() => setOpen(true)}
        >
          {t('preview.confirm', { count })}
        </Button>
        <span id="import-blocker" className={blocker ? page.refusal : page.soft}>
          {blocker ?? t('preview.ready')}
        </span>
      </p>
      {isOpen && (
        <WhenDialog
          title={t('preview.confirmTitle', { count })}
          confirm={{ now: t('preview.confirmNow'), later: t('preview.confirmLater') }}
          trouble={trouble}
          isSending={isSending}
          onConfirm={(at) => void confirm(at)}
          onClose={() => setOpen(false)}
        >
          <p>{t('preview.confirmText')}</p>
        </WhenDialog>
      )}
    </>
  )
}
