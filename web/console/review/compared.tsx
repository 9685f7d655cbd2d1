import type { CallData } from '#contract/client.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

export type Comparison = CallData<'POST /api/console/company/licence/compare'>['comparisons'][number]

const tones: Record<Comparison['outcome'], Tone> = {
  agrees: 'ok',
  differs: 'warn',
  'not-found': 'neutral',
  stated: 'info',
}

type ComparedProps = {
  readonly comparisons: readonly Comparison[]
  readonly field: Comparison['field']
}

/** What the document says about a field; nothing before it has been read. */
export function Compared({ comparisons, field }: ComparedProps) {
  const { t } = useTranslation('console')
  const found = comparisons.find((one) => one.field === field)
  if (!found) return null
  const { said, outcome } = found
  return (
    <div className={page.row}>
      <Badge tone={tones[outcome]} label={t(`company.compared.${outcome}`)} />
      {said !== null && (
        <span className={page.soft}>
          {t('company.compared.said')}{' '}
          <span className={page.code}>
            {isCalendarDay(said) ? <FormattedDay day={said} format="date" /> : said}
          </span>
        </span>
      )}
    </div>
  )
}
