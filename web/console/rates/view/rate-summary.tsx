import { Link } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { NameText } from '#web/console/rate-pricing/coded-name.tsx'
import { usePlaceName } from '#web/console/rate-pricing/use-names.ts'
import { useScope } from '#web/console/rates/use-scope.ts'
import { useValidityText } from '#web/console/rates/use-validity-text.ts'
import { importPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Description, DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Where and when the version applies, and to which companies. */
export function RateSummary({ file }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const validity = useValidityText()
  const placeName = usePlaceName()
  const scope = useScope()
  const times = useTimes(file)
  return (
    <Panel title={t('rate.facts')}>
      <DescriptionList
        items={[
          { term: t('columns.kind'), value: t(`kinds.${file.kind}`) },
          { term: t('columns.port'), value: <NameText of={placeName(file.port)} /> },
          { term: t('columns.place'), value: file.place && <NameText of={placeName(file.place)} /> },
          { term: t('columns.validity'), value: validity(file.validFrom, file.validTo) },
          { term: t('columns.sites'), value: scope.sites(file) },
          { term: t('columns.scope'), value: scope.companies(file) },
          ...times,
        ]}
      />
    </Panel>
  )
}

function useTimes({ publishAt, endedAt, savedBy, savedAt, importId }: RateFile): readonly Description[] {
  const { t } = useTranslation('ratesAdmin')
  const mayImport = may(useActor(), 'publish-rates')
  const time = (at: string) => <FormattedTime at={at} format="dateTime" />
  return [
    { term: t('rate.publishAt'), value: publishAt && time(publishAt) },
    { term: t('rate.endedAt'), value: endedAt && time(endedAt) },
    {
      term: t('columns.saved'),
      value: (
        <>
          {savedBy} {time(savedAt)}
        </>
      ),
    },
    {
      term: t('rate.import'),
      value: mayImport && importId && <Link to={importPath(importId)}>{t('rate.openImport')}</Link>,
    },
  ]
}
