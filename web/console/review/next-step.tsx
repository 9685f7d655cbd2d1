import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { companyPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { nextInQueue } from './decide.ts'
import styles from './review.module.css'

type Next = { readonly companyId: string | undefined }

/** After a decision: the next who waits, or the good news. */
export function NextStep({ companyId }: { companyId: string }) {
  const { t } = useTranslation('console')
  const [next, setNext] = useState<Next>()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => void nextInQueue(companyId).then((found) => setNext({ companyId: found })), [companyId])
  useEffect(() => {
    if (next) link.current?.focus()
  }, [next])
  if (!next) return <p role="status">{t('common:loading')}</p>
  return (
    <div className={styles.outcome}>
      {!next.companyId && <p role="status">{t('decide.noNext')}</p>}
      <p>
        {next.companyId ? (
          <Link ref={link} className={buttonLook({ variant: 'primary' })} to={companyPath(next.companyId)}>
            {t('decide.next')}
          </Link>
        ) : (
          <Link ref={link} className={buttonLook({ isCompact: true })} to="/console/certifications">
            {t('decide.back')}
          </Link>
        )}
      </p>
    </div>
  )
}
