import { useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AskDialog } from './ask-dialog.tsx'
import { CertifyDialog } from './certify-dialog.tsx'
import { isTooLate } from './decide.ts'
import { NextStep } from './next-step.tsx'
import { QuestionState } from './question-state.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import styles from './review.module.css'

type DecisionProps = {
  readonly file: CompanyFile
  onDecided(file: CompanyFile): void
  reload(): void
}

function useDecision({ file, onDecided, reload }: DecisionProps) {
  const { t } = useTranslation('console')
  const [choice, setChoice] = useState<'certify' | 'refuse' | 'ask'>()
  const [late, setLate] = useState<Refusal>()
  const [isDone, setDone] = useState(false)
  const done = (decided: CompanyFile) => {
    const word = choice === 'refuse' ? 'decide.refuseDone' : 'decide.certifyDone'
    showToast('info', t(word, { name: file.name }))
    setChoice(undefined)
    setLate(undefined)
    setDone(true)
    onDecided(decided)
  }
  const asked = (file: CompanyFile) => {
    showToast('info', t('ask.done', { name: file.name }))
    setChoice(undefined)
    setLate(undefined)
    onDecided(file)
  }
  /** A decision that came too late closes the dialog; other refusals are shown in it. */
  const refused = (refusal: Refusal) => {
    if (!isTooLate(refusal.refusal)) return
    setChoice(undefined)
    setLate(refusal)
    reload()
  }
  return { choice, setChoice, late, isDone, done, asked, refused }
}

/** Two buttons; each dialog states the consequences first. */
export function Decision(props: DecisionProps) {
  const { t } = useTranslation('console')
  const { file } = props
  const { choice, setChoice, late, isDone, done, asked, refused } = useDecision(props)
  const isOpen = file.state === 'under-review' || file.isRenewal
  const dialog = { file, onDone: done, onRefused: refused, onClose: () => setChoice(undefined) }
  return (
    <ConsolePanel title={t('decide.title')}>
      {late && <TooLate refusal={late} />}
      {isOpen && (
        <>
          {file.isRenewal && <p>{t('decide.renewal')}</p>}
          <QuestionState question={file.question} />
          <p className={page.soft}>{t(file.isLicenceOpened ? 'decide.lead' : 'decide.openFirst')}</p>
          <p className={page.row}>
            <Button variant="primary" disabled={!file.isLicenceOpened} onClick={() => setChoice('certify')}>
              {t('decide.certify')}
            </Button>
            <Button disabled={!file.isLicenceOpened} onClick={() => setChoice('refuse')}>
              {t('decide.refuse')}
            </Button>
            {!file.isRenewal && file.question?.answeredAt !== null && (
              <Button onClick={() => setChoice('ask')}>{t('ask.button')}</Button>
            )}
          </p>
        </>
      )}
      {!isOpen && !isDone && <p className={page.soft}>{t('decide.closed')}</p>}
      {!isOpen && (isDone || late) && <NextStep companyId={file.companyId} />}
      {choice === 'certify' && <CertifyDialog {...dialog} />}
      {choice === 'refuse' && <RefuseDialog {...dialog} />}
      {choice === 'ask' && <AskDialog {...dialog} onDone={asked} />}
    </ConsolePanel>
  )
}

function TooLate({ refusal: { refusal, params } }: { refusal: Refusal }) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.late} role="alert">
      <strong>{t('decide.tooLate')}</strong>
      <p>{t('decide.tooLateText', { why: t(`refusals:${refusal}`, params) })}</p>
    </div>
  )
}
