import { useState } from 'react'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { isSameLabel } from '#domain/quotes/saved/labels.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { PortFilter } from '#web/components/places/port-filter.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { FoldedFilters } from '#web/components/table/folded-filters.tsx'
import type { TableControl } from '#web/components/table/use-table-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const ends = ['from', 'to'] as const
const days = ['since', 'until'] as const
const inForm = ['label', ...ends, ...days] as const

/** Filters of the list besides its state, as the URL and the API name them. */
export const quoteFilterNames = ['search', ...inForm] as const

type QuoteFilters = Partial<Record<(typeof quoteFilterNames)[number], string>>

/** The filters of the URL; a text that is no day filters nothing. */
export const filtersIn = (control: TableControl): QuoteFilters =>
  Object.fromEntries(
    quoteFilterNames.flatMap((name) => {
      const value = control.filter(name)
      const isUsable = value !== '' && (!days.some((day) => day === name) || isCalendarDay(value))
      return isUsable ? [[name, value]] : []
    }),
  )

/** The filters as texts, for a list without a match. */
export function useFilterTexts({ search, label, from, to, since, until }: QuoteFilters): readonly string[] {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  const dayText = (day: string) => formatDay(day, language, 'date')
  return [
    ...(search ? [search] : []),
    ...(label ? [t('list.labelIs', { label })] : []),
    ...(from ? [t('list.fromIs', { place: names.port(from) })] : []),
    ...(to ? [t('list.toIs', { place: names.port(to) })] : []),
    ...(since ? [t('list.sinceIs', { day: dayText(since) })] : []),
    ...(until ? [t('list.untilIs', { day: dayText(until) })] : []),
  ]
}

type QuoteFiltersProps = { readonly control: TableControl }

/** Label, lane and dates of the quotes; the URL has them. */
export function QuoteFilters({ control }: QuoteFiltersProps) {
  const { t } = useTranslation('myQuotes')
  const filters = filtersIn(control)
  const [isReversed, setReversed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const apply = (next: Readonly<Record<string, string>>) => {
    const reversed = areDaysReversed({ from: next.since, to: next.until })
    setReversed(reversed)
    setAttempt(attempt + 1)
    if (!reversed) control.setFilters(next)
    return !reversed
  }
  const problem = isReversed ? t('list.reversed') : undefined
  return (
    <FoldedFilters
      label={t('list.filters')}
      names={inForm}
      filters={filters}
      applyLabel={t('list.apply')}
      clearLabel={t('list.clear')}
      onApply={apply}
    >
      <LabelFilter current={filters.label} />
      {ends.map((name) => (
        <PortFilter key={name} name={name} label={t(`list.${name}`)} code={filters[name]} />
      ))}
      <PlainDayField name="since" label={t('list.quotedSince')} defaultValue={filters.since} />
      <PlainDayField
        name="until"
        label={t('list.quotedUntil')}
        defaultValue={filters.until}
        problem={problem}
      />
      <FieldErrors errors={problem ? [{ name: 'until', text: problem }] : []} attempt={attempt} />
    </FoldedFilters>
  )
}

/** Only there once a quote has a label. */
function LabelFilter({ current: wanted }: { readonly current: string | undefined }) {
  const { t } = useTranslation('myQuotes')
  const query = useCallQuery('GET /api/quotes/labels', {})
  const inUse = query.status === 'ready' ? query.data.labels : []
  const current = wanted && (inUse.find((label) => isSameLabel(label, wanted)) ?? wanted)
  const choices = current && !inUse.includes(current) ? [current, ...inUse] : inUse
  if (choices.length === 0) return null
  return (
    <SelectField
      name="label"
      label={t('list.label')}
      placeholder={t('list.allLabels')}
      defaultValue={current ?? ''}
      choices={choices.map((label) => ({ value: label, label }))}
    />
  )
}
