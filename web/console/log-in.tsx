import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { DemoBox } from './entry/demo-box.tsx'
import { EnrolForm, type Enrolment } from './entry/enrol-form.tsx'
import styles from './entry/entry.module.css'
import { LogInForm } from './entry/log-in-form.tsx'
import { LanguageLinks } from './shared/language-links.tsx'
import { pathAfterLogIn } from './shared/log-in-url.ts'
import shell from './shared/shell.module.css'
import { useStaffState } from './shared/staff-state.ts'

/** Loads nothing, but a page without a loader on the server would be rendered only in the browser. */
export const loader = () => null

export const handle = { queryNames: [] }

/** After a log-in here or in another tab, the requested page opens. */
function useRedirect() {
  const { status } = useStaffState()
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const next = pathAfterLogIn(searchParams.get('redirect'))
  useEffect(() => {
    if (status === 'in') void navigate(next, { replace: true })
  }, [status, next, navigate])
}

export default function LogInPage() {
  useRedirect()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  if (!enrolment)
    return (
      <Card step="logIn">
        <LogInForm
          onEntry={(entry) => entry.step === 'enrol' && setEnrolment(entry)}
          below={(fill) => <DemoBox fill={fill} />}
        />
      </Card>
    )
  return <Enrol enrolment={enrolment} onBack={() => setEnrolment(undefined)} />
}

function Enrol({ enrolment, onBack }: { enrolment: Enrolment; onBack(): void }) {
  const { t } = useTranslation('console')
  return (
    <Card step="enrol">
      {/* The account is then logged in, and the requested page opens by itself. */}
      <EnrolForm enrolment={enrolment} onDone={() => {}} />
      <Button isCompact onClick={onBack}>
        {t('enrol.back')}
      </Button>
    </Card>
  )
}

function Card({ step, children }: { step: 'logIn' | 'enrol'; children: ReactNode }) {
  const { t } = useTranslation('console')
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading gets the focus, so that the new step is read from its beginning.
  useEffect(() => {
    if (step === 'enrol') heading.current?.focus()
  }, [step])
  return (
    <div className={styles.page} data-surface="console">
      <PageHead title={t('head', { page: t(`${step}.head`) })} hidden />
      <header className={shell.bar}>
        <span className={shell.name}>{t('name')}</span>
        <LanguageLinks />
      </header>
      <main className={styles.card} id="content" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`${step}.title`)}
        </h1>
        <p className={styles.soft}>{t(`${step}.lead`)}</p>
        {children}
      </main>
    </div>
  )
}
