import type { ReactNode } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Asked } from './use-answer.ts'

/** Draws what was answered; before that that it is asked, after a refusal why, with another try. */
export function Answered<T>({ asked, children }: { asked: Asked<T>; children(value: T): ReactNode }) {
  const { t } = useTranslation('workbench')
  const { answer, again } = asked
  if (!answer) return <EmptyState state="loading" title={t('common:loading')} />
  if (answer.ok) return children(answer.value)
  const retry = (
    <button className={button.small} type="button" onClick={() => void again()}>
      {t('common:retry')}
    </button>
  )
  return <EmptyState state="error" title={t(`refusals:${answer.refusal}`, answer.params)} action={retry} />
}
