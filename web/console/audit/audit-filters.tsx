import { type FormEvent, useMemo, useState } from 'react'
import { auditActions, auditActors, auditSubjects } from '#domain/audit/audit.ts'
import { areDaysReversed } from '#domain/audit/audit-days.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { sentValue } from '#web/components/forms/sent-value.ts'
import list from '#web/console/shared/list.module.css'
import { OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './audit.module.css'
import { type AuditQuery, filterNames } from './audit-query.ts'

type AuditFiltersProps = {
  readonly query: AuditQuery
  onFilter(filters: Readonly<Record<string, string>>): void
  onClear(): void
}

/** Actor, action, subject and time; all filters are in the URL. */
export function AuditFilters({ query, onFilter, onClear }: AuditFiltersProps) {
  const { t } = useTranslation('console')
  const [isReversed, setReversed] = useState(areDaysReversed(query))
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const filters = Object.fromEntries(filterNames.map((name) => [name, sentValue(form, name)]))
    setReversed(areDaysReversed(filters))
    setAttempt(attempt + 1)
    if (!areDaysReversed(filters)) onFilter(filters)
  }
  const problem = isReversed ? t('audit.reversed') : undefined
  return (
    <search className={styles.filters} aria-label={t('audit.filters')}>
      <form className={list.form} onSubmit={submit}>
        <ActionField selected={query.action} />
        <KindFields query={query} />
        <SelectField
          name="views"
          label={t('audit.views')}
          placeholder={t('audit.changesOnly')}
          choices={[{ value: 'shown', label: t('audit.withViews') }]}
          defaultValue={query.views}
        />
        <PlainDayField name="from" label={t('audit.from')} defaultValue={query.from} />
        <PlainDayField name="to" label={t('audit.to')} defaultValue={query.to} problem={problem} />
        <TextField
          name="actor"
          type="search"
          label={t('audit.actor')}
          autoComplete="off"
          maxLength={textLimits.search}
          defaultValue={query.actor}
        />
        <TextField
          name="subject"
          type="search"
          label={t('audit.subject')}
          autoComplete="off"
          maxLength={textLimits.search}
          defaultValue={query.subject}
        />
        <TextField
          name="requestId"
          type="search"
          label={t('audit.requestId')}
          autoComplete="off"
          defaultValue={query.requestId}
        />
        <Saved name="actorId" value={query.actorId} word={(id) => t('audit.actorId', { id })} />
        <Saved name="subjectId" value={query.subjectId} word={(id) => t('audit.subjectId', { id })} />
        <Button type="submit">{t('audit.apply')}</Button>
        {Object.keys(query).length > 0 && <Button onClick={onClear}>{t('table:clear')}</Button>}
        <FieldErrors errors={problem ? [{ name: 'to', text: problem }] : []} attempt={attempt} />
      </form>
    </search>
  )
}

function KindFields({ query }: Pick<AuditFiltersProps, 'query'>) {
  const { t } = useTranslation('console')
  return (
    <>
      <SelectField
        name="subjectKind"
        label={t('audit.subjectKind')}
        placeholder={t('audit.any')}
        choices={auditSubjects.map((value) => ({ value, label: t(`audit.subjects.${value}`) }))}
        defaultValue={query.subjectKind}
      />
      <SelectField
        name="actorKind"
        label={t('audit.actorKind')}
        placeholder={t('audit.any')}
        choices={auditActors.map((value) => ({ value, label: t(`audit.actors.${value}`) }))}
        defaultValue={query.actorKind}
      />
    </>
  )
}

/** The page has the names of one language; the code is found too. */
function ActionField({ selected }: { selected: string | undefined }) {
  const { t } = useTranslation('console')
  const options = useMemo(
    () =>
      auditSubjects.flatMap((kind) =>
        auditActions[kind].map((value) => {
          const name = t(`audit:actions.${value}`)
          return { value, name: { zh: name, en: name } }
        }),
      ),
    [t],
  )
  return (
    <OptionCombobox
      name="action"
      label={t('audit.action')}
      placeholder={t('audit.any')}
      options={options}
      defaultValue={selected}
    />
  )
}

/** An identifier that came with a link; it stays while the other filters change. */
function Saved({ name, value, word }: { name: string; value: string | undefined; word(id: string): string }) {
  if (!value) return null
  return (
    <p className={styles.saved}>
      <input type="hidden" name={name} value={value} />
      {word(value)}
    </p>
  )
}
