import { Link, useSearchParams } from 'react-router'
import type { ImportRow, ImportView } from '#contract/rate-imports.ts'
import { joinSentences } from '#domain/language/join-sentences.ts'
import { differencePercent } from '#domain/rates/price-difference.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { oneOf } from '#web/components/table/use-table-state.ts'
import { between } from '#web/console/rate-pricing/use-field-labels.ts'
import { amountText, percentText } from '#web/console/rates/margin.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { ConfirmImport } from './confirm-import.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportState } from './import-state.tsx'
import { firstOutcome, outcomes } from './outcomes.ts'
import { SheetColumns } from './sheet-columns.tsx'
import { UndoButton, UndoneText } from './undo-import.tsx'
import { useImportName } from './use-import-name.ts'
import { WrongRows } from './wrong-rows.tsx'

type PreviewProps = { readonly view: ImportView }

/** The result of each row; nothing is saved before staff confirm. */
export function Preview({ view, isNew }: PreviewProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('ratesAdmin')
  const [params] = useSearchParams()
  const outcome = oneOf(outcomes, params.get('outcome') ?? '') ?? firstOutcome(view.counts)
  return (
    <ConsolePanel
      title={t(view.state === 'previewed' ? 'preview.title' : 'preview.past', {
        file: useImportName()(view),
      })}
      actions={<ImportState {...view} />}
      takesFocus={isNew}
    >
      <p className={page.soft}>
        {[t(`kinds.${view.kind}`), view.by, ''].join(between)}
        <FormattedTime at={view.at} format="dateTime" />
        {view.undone && between}
        <UndoneText view={view} />
      </p>
      <Moves view={view} />
      <SheetColumns view={view} />
      <OutcomeTabs view={view} selected={outcome} />
      <ImportRows key={outcome} view={view} outcome={outcome} />
      {view.state === 'previewed' && <ConfirmImport view={view} />}
      {view.state === 'confirmed' && <WrongRows view={view} />}
      {view.state === 'confirmed' && (
        <div className={page.row}>
          {view.isDrafts && (
            <Link to={`/console/rates?kind=${view.kind}&state=draft`}>{t('bulk.openDrafts')}</Link>
          )}
          <UndoButton view={view} />
        </div>
      )}
    </ConsolePanel>
  )
}

type Move = NonNullable<NonNullable<ImportView['moves']>['mostUp']>

function useMoveText() {
  const { t } = useTranslation('ratesAdmin')
  return (key: 'preview.mostUp' | 'preview.mostDown', move: Move | null): string | undefined => {
    const percent = move && differencePercent(move.before, move.after)
    if (!move || !percent) return undefined
    const sign = percent.startsWith('-') ? '' : '+'
    const type = move.field.split('.').at(-1) ?? ''
    const { code, before, after } = move
    const amounts = { before: amountText(before), after: amountText(after) }
    return t(key, { code, type, ...amounts, percent: percentText(`${sign}${percent}`) })
  }
}

/** How many prices rise and fall, and the largest change of each. */
function Moves({ view: { moves } }: PreviewProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const moveText = useMoveText()
  if (!moves || moves.up + moves.down === 0) return null
  return (
    <p>
      {joinSentences(language, [
        t('preview.moves', { up: moves.up, down: moves.down }),
        moveText('preview.mostUp', moves.mostUp),
        moveText('preview.mostDown', moves.mostDown),
      ])}
    </p>
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
