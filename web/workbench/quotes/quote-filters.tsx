import { type FormEvent, useId, useState } from 'react'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { portOf } from '#domain/places/port.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
import { sentValue } from '#web/components/forms/sent-value.ts'
import { PlaceCombobox } from '#web/components/places/place-combobox.tsx'
import { findPort, type Place } from '#web/components/places/places.ts'
import { useNames } from '#web/components/places/use-names.ts'
import type { TableControl } from '#web/components/table/use-table-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './quotes.module.css'

const ends = ['from', 'to'] as const
const days = ['since', 'until'] as const
const inPopover = [...ends, ...days] as const

/** Filters of the list besides state and label, as the URL and the API name them. */
export const quoteFilterNames = ['search', ...inPopover] as const

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
export function useFilterTexts({ search, from, to, since, until }: QuoteFilters): readonly string[] {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  const dayText = (day: string) => formatDay(day, language, 'date')
  return [
    ...(search ? [search] : []),
    ...(from ? [t('list.fromIs', { place: names.port(from) })] : []),
    ...(to ? [t('list.toIs', { place: names.port(to) })] : []),
    ...(since ? [t('list.sinceIs', { day: dayText(since) })] : []),
    ...(until ? [t('list.untilIs', { day: dayText(until) })] : []),
  ]
}

type QuoteFiltersProps = { readonly control: TableControl }

/** Lane and dates of the quotes; the URL has them. */
export function QuoteFilters({ control }: QuoteFiltersProps) {
  const { t } = useTranslation('myQuotes')
  const filters = filtersIn(control)
  const count = inPopover.filter((name) => filters[name] !== undefined).length
  const label = t('list.filters')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      {isOpen && <FilterForm id={id} control={control} close={() => setOpen(false)} />}
    </>
  )
}

const none = Object.fromEntries(inPopover.map((name) => [name, '']))

type FilterFormProps = QuoteFiltersProps & { readonly id: string; close(): void }

function FilterForm({ id, control, close }: FilterFormProps) {
  const { t } = useTranslation('myQuotes')
  const filters = filtersIn(control)
  const [isReversed, setReversed] = useState(false)
  const apply = (next: Readonly<Record<string, string>>) => {
    control.setFilters(next)
    close()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const next = Object.fromEntries(inPopover.map((name) => [name, sentValue(form, name)]))
    const reversed = areDaysReversed({ from: next.since, to: next.until })
    setReversed(reversed)
    if (!reversed) apply(next)
  }
  return (
    <form id={id} className={styles.filters} onSubmit={submit}>
      {ends.map((name) => (
        <PortFilter key={name} name={name} label={t(`list.${name}`)} code={filters[name]} />
      ))}
      <PlainDayField name="since" label={t('list.quotedSince')} defaultValue={filters.since} />
      <PlainDayField
        name="until"
        label={t('list.quotedUntil')}
        defaultValue={filters.until}
        problem={isReversed ? t('list.reversed') : undefined}
      />
      <p className={styles.files}>
        <Button type="submit" variant="primary">
          {t('list.apply')}
        </Button>
        <Button onClick={() => apply(none)}>{t('list.clear')}</Button>
      </p>
    </form>
  )
}

type PortFilterProps = { readonly name: string; readonly label: string; readonly code: string | undefined }

function PortFilter({ name, label, code }: PortFilterProps) {
  const [chosen, setChosen] = useState<Place | undefined>(() => portOf(code ?? ''))
  return <PlaceCombobox name={name} label={label} find={findPort} chosen={chosen} onChosen={setChosen} />
}
