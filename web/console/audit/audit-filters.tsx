import { type FormEvent, type ReactNode, useId } from 'react'
import { auditActions, auditActors, auditSubjects } from '#domain/audit/audit.ts'
import list from '#web/console/shared/list.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './audit.module.css'
import { type AuditQuery, filterNames } from './audit-query.ts'

type AuditFiltersProps = {
  readonly query: AuditQuery
  onFilter(filters: Readonly<Record<string, string>>): void
  onClear(): void
}

/** Who, what, to whom and when; the whole question stands in the address afterwards. */
export function AuditFilters({ query, onFilter, onClear }: AuditFiltersProps) {
  const { t } = useTranslation('console')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onFilter(Object.fromEntries(filterNames.map((name) => [name, String(typed.get(name) ?? '').trim()])))
  }
  return (
    <search aria-label={t('audit.filters')}>
      <form className={list.form} onSubmit={submit}>
        <ActionChoice chosen={query.action} />
        <Choice name="subjectKind" label={t('audit.subjectKind')} chosen={query.subjectKind}>
          {auditSubjects.map((kind) => (
            <option key={kind} value={kind}>
              {t(`audit.subjects.${kind}`)}
            </option>
          ))}
        </Choice>
        <Choice name="actorKind" label={t('audit.actorKind')} chosen={query.actorKind}>
          {auditActors.map((kind) => (
            <option key={kind} value={kind}>
              {t(`audit.actors.${kind}`)}
            </option>
          ))}
        </Choice>
        <Typed name="from" type="date" label={t('audit.from')} typed={query.from} />
        <Typed name="to" type="date" label={t('audit.to')} typed={query.to} />
        <Typed name="requestId" type="search" label={t('audit.requestId')} typed={query.requestId} />
        <Saved name="actorId" value={query.actorId} word={(id) => t('audit.actorId', { id })} />
        <Saved name="subjectId" value={query.subjectId} word={(id) => t('audit.subjectId', { id })} />
        <Button isCompact type="submit">
          {t('audit.apply')}
        </Button>
        {Object.keys(query).length > 0 && (
          <Button isCompact onClick={onClear}>
            {t('list.clear')}
          </Button>
        )}
      </form>
    </search>
  )
}

function ActionChoice({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation('console')
  return (
    <Choice name="action" label={t('audit.action')} chosen={chosen}>
      {auditSubjects.map((kind) => (
        <optgroup key={kind} label={t(`audit.subjects.${kind}`)}>
          {auditActions[kind].map((action) => (
            <option key={action} value={action}>
              {t(`audit:actions.${action}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly label: string
  readonly chosen: string | undefined
  readonly children: ReactNode
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  const { t } = useTranslation('console')
  const id = useId()
  return (
    <div className={list.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('audit.any')}</option>
        {children}
      </select>
    </div>
  )
}

type TypedProps = {
  readonly name: string
  readonly type: 'date' | 'search'
  readonly label: string
  readonly typed: string | undefined
}

function Typed({ name, type, label, typed }: TypedProps) {
  const id = useId()
  return (
    <div className={list.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} defaultValue={typed ?? ''} />
    </div>
  )
}

/** A number nobody types: it came with a link, and stays while the rest is changed. */
function Saved({ name, value, word }: { name: string; value: string | undefined; word(id: string): string }) {
  if (!value) return null
  return (
    <p className={styles.saved}>
      <input type="hidden" name={name} value={value} />
      {word(value)}
    </p>
  )
}
