import { Link } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { NameText } from '#web/console/rate-pricing/coded-name.tsx'
import { usePlaceName } from '#web/console/rate-pricing/use-names.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { useScope } from './use-scope.ts'

/** Where, when and for whom the version applies. */
export function RateSummary({ file }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const placeName = usePlaceName()
  const scope = useScope()
  return (
    <section className={page.panel} aria-labelledby="rate-summary">
      <h2 id="rate-summary">{t('rate.facts')}</h2>
      <dl className={page.details}>
        <dt>{t('columns.kind')}</dt>
        <dd>{t(`kinds.${file.kind}`)}</dd>
        <dt>{t('columns.port')}</dt>
        <dd>
          <NameText of={placeName(file.port)} />
        </dd>
        {file.place && (
          <>
            <dt>{t('columns.place')}</dt>
            <dd>
              <NameText of={placeName(file.place)} />
            </dd>
          </>
        )}
        <dt>{t('columns.validity')}</dt>
        <dd>{t('validity', { from: file.validFrom, to: file.validTo })}</dd>
        <dt>{t('columns.sites')}</dt>
        <dd>{scope.sites(file)}</dd>
        <dt>{t('columns.scope')}</dt>
        <dd>{scope.companies(file)}</dd>
        <Times file={file} />
        <dt>{t('columns.saved')}</dt>
        <dd>
          {file.savedBy} <Instant at={file.savedAt} />
        </dd>
        {file.importId && (
          <>
            <dt>{t('rate.import')}</dt>
            <dd>
              <Link to={`/console/rates/import?import=${file.importId}`}>{t('rate.openImport')}</Link>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Times({ file: { publishAt, endedAt } }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <>
      {publishAt && (
        <>
          <dt>{t('rate.publishAt')}</dt>
          <dd>
            <Instant at={publishAt} />
          </dd>
        </>
      )}
      {endedAt && (
        <>
          <dt>{t('rate.endedAt')}</dt>
          <dd>
            <Instant at={endedAt} />
          </dd>
        </>
      )}
    </>
  )
}
