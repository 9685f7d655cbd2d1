import { formatDay } from '#domain/language/format-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { AuditQuery } from './audit-query.ts'

/** The filters as texts. */
export function useCriteria(query: AuditQuery): readonly string[] {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const { action, subjectKind, actorKind, actorId, actor, subjectId, subject, requestId, from, to, views } =
    query
  return [
    action && t(`audit:actions.${action}`),
    subjectKind && t(`audit.subjects.${subjectKind}`),
    actorKind && t(`audit.actors.${actorKind}`),
    actorId && t('audit.actorId', { id: actorId }),
    actor,
    subjectId && t('audit.subjectId', { id: subjectId }),
    subject,
    requestId,
    from && `${t('audit.from')} ${formatDay(from, language, 'date')}`,
    to && `${t('audit.to')} ${formatDay(to, language, 'date')}`,
    views && t('audit.withViews'),
  ].filter((text): text is string => Boolean(text))
}
