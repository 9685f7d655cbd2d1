import { Link, useNavigate, useSearchParams } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { RecordNotes } from '#web/console/notes/record-notes.tsx'
import { RateForm } from '#web/console/rates/form/rate-form.tsx'
import { publishPath } from '#web/console/rates/publishing/publish-path.ts'
import { RateActions } from '#web/console/rates/publishing/rate-actions.tsx'
import { RateStateBadge } from '#web/console/rates/rate-state.tsx'
import { newestOf, newestSaved } from '#web/console/rates/versions.ts'
import { ConsolePage } from '#web/console/shared/console-page.tsx'
import { FoundState } from '#web/console/shared/found-state.tsx'
import { useNews } from '#web/console/shared/news-state.ts'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RateHistory } from './rate-history.tsx'
import { RateMargin } from './rate-margin.tsx'
import { RatePricingView } from './rate-pricing-view.tsx'
import { RateSummary } from './rate-summary.tsx'

export function RateView({ rateId }: { readonly rateId: string }) {
  const { t } = useTranslation('ratesAdmin')
  const [params] = useSearchParams()
  const query = useCallQuery('GET /api/console/rate', { query: { rateId } })
  const file = query.status === 'ready' ? query.data : undefined
  const isEditing = params.has('edit')
  const titleKey = isEditing ? 'rate.editTitle' : 'rate.title'
  const title = file ? t(titleKey, { code: file.code, version: file.version }) : t('rate.head')
  const missing = { title: t('rate.missing'), text: t('rate.missingText') }
  return (
    <ConsolePage
      head={title}
      title={title}
      list="rates"
      recordIds={file?.history.map((version) => version.rateId)}
      permission={isEditing ? 'publish-rates' : 'see-rates'}
      side={file && <RateStateBadge state={file.state} />}
    >
      <FoundState query={query} missing={missing}>
        {/* The key resets the state for another version. */}
        {(rate) => (
          <>
            <AlsoOpen />
            {isEditing ? (
              <Editing key={rate.rateId} file={rate} put={query.setData} />
            ) : (
              <Reading key={rate.rateId} file={rate} put={query.setData} reload={query.retry} />
            )}
          </>
        )}
      </FoundState>
    </ConsolePage>
  )
}

/** Who else works on this version now. */
function AlsoOpen() {
  const { t } = useTranslation('ratesAdmin')
  const { alsoOpen } = useNews()
  if (alsoOpen.length === 0) return null
  return <p role="status">{t('rate.alsoOpen', { names: alsoOpen.join(t('console:list.between')) })}</p>
}

type FileProps = { readonly file: RateFile; put(file: RateFile): void; reload(): void }

function Reading({ file, put, reload }: FileProps) {
  const { t } = useTranslation('ratesAdmin')
  const newest = newestSaved(file)
  const mayPublish = may(useActor(), 'publish-rates')
  return (
    <>
      {newest.version > file.version && (
        <p className={page.row} role="note">
          {t(file.state === 'draft' ? 'rate.outdatedDraft' : 'rate.older', { version: newest.version })}
          <Link to={ratePath(newest.rateId)}>{t('rate.openNewest')}</Link>
        </p>
      )}
      {mayPublish && <RateActions file={file} onChanged={put} reload={reload} />}
      <div className={page.columns}>
        <div className={page.stack}>
          <RateSummary file={file} />
          {mayPublish && <RateMargin file={file} />}
        </div>
        <div className={page.stack}>
          <RateHistory file={file} />
          <RecordNotes kind="rate" id={`${file.kind} ${file.code}`} />
        </div>
      </div>
      <RatePricingView file={file} />
    </>
  )
}

function Editing({ file, put }: Omit<FileProps, 'reload'>) {
  const { t } = useTranslation('ratesAdmin')
  const navigate = useNavigate()
  const newest = newestOf(file)
  const saved = (draft: RateFile, publishes: boolean) => {
    if (draft.rateId === file.rateId) put(draft)
    void navigate(publishes ? publishPath(draft.rateId) : ratePath(draft.rateId))
  }
  const isOpenDraft = file.state === 'draft' && newest.rateId === file.rateId
  return (
    <>
      {newest.state === 'draft' && newest.rateId !== file.rateId && (
        <p className={page.row} role="note">
          {t('rate.replacesDraft', { version: newest.version, name: newest.savedBy })}
          <Link to={`${ratePath(newest.rateId)}?edit`}>{t('rate.editDraft')}</Link>
        </p>
      )}
      <RateForm
        kind={file.kind}
        initial={file}
        comparedVersionId={newest.rateId}
        onSaved={saved}
        onPublish={isOpenDraft ? () => void navigate(publishPath(file.rateId)) : undefined}
        back={ratePath(file.rateId)}
      />
    </>
  )
}
