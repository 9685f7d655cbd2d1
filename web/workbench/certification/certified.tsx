import { useState } from 'react'
import type { CertificationView } from '#contract/certification.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { Day } from '#web/workbench/shell/moment.tsx'
import { Facts, Panel } from '#web/workbench/shell/panel.tsx'
import styles from './certification.module.css'
import { LicenceDialog } from './licence-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'

type Shown = 'licence' | 'swap' | undefined

/** What was certified, the licence to look at, and another one to send in. */
export function Certified({ view }: { view: CertificationView }) {
  const { t } = useTranslation('company')
  const [shown, setShown] = useState<Shown>()
  const { application, role, submittedAt } = view
  const close = () => setShown(undefined)
  if (!application) return null
  return (
    <Panel
      tone="ok"
      title={t('certified.title')}
      lead={t('certification:notifications.certified')}
      end={<Badge tone="ok" word={t('certification:states.certified')} />}
    >
      <Facts
        params={[
          [t('form.companyName'), application.companyName],
          [t('form.creditCode'), application.creditCode],
          [t('certified.vatNumber'), application.vatNumber ?? t('certified.none')],
          [t('certified.submittedAt'), submittedAt && <Day at={submittedAt} />],
          [t('certified.role'), role && t(`certification:companyRoles.${role}`)],
        ]}
      />
      <div className={styles.buttons}>
        <button className={button.button} type="button" onClick={() => setShown('licence')}>
          {t('licence.view')}
        </button>
        {role === 'administrator' && (
          <button className={button.button} type="button" onClick={() => setShown('swap')}>
            {t('swap.button')}
          </button>
        )}
      </div>
      <p className={styles.soft}>{t(role === 'administrator' ? 'swap.text' : 'swap.member')}</p>
      {shown === 'licence' && <LicenceDialog fileId={application.licenceFileId} onClose={close} />}
      {shown === 'swap' && <SwapDialog application={application} onClose={close} />}
    </Panel>
  )
}
