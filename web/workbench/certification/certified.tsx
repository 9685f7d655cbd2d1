import { useState } from 'react'
import { Link } from 'react-router'
import type { CertificationView } from '#contract/certification.ts'
import { showsPrice } from '#domain/brands/price-pages.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './certification.module.css'
import { noNumber, useNumberItems } from './company-number.tsx'
import { LicenceDialog } from './licence-dialog.tsx'
import { Renewal } from './renewal.tsx'
import { ReplaceLicenceDialog } from './replace-licence-dialog.tsx'

type Shown = 'licence' | 'renewed-licence' | 'replace-licence' | undefined

/** The certified data, the licence, and for administrators a form to replace it. */
export function Certified({ view }: { view: CertificationView }) {
  const { t } = useTranslation('company')
  const [shown, setShown] = useState<Shown>()
  const { application, role, submittedAt, renewal } = view
  const close = () => setShown(undefined)
  const numberItems = useNumberItems(application ?? noNumber)
  if (!application) return null
  return (
    <>
      {renewal && <Renewal view={view} renewal={renewal} onView={() => setShown('renewed-licence')} />}
      <Panel
        tone="ok"
        title={t('certified.title')}
        lead={t('certification:notifications.certified')}
        actions={<Badge tone="ok" label={t('certification:states.certified')} />}
      >
        <DescriptionList
          layout="columns"
          items={[
            { term: t('form.companyName'), value: application.companyName },
            ...numberItems,
            { term: t('certified.vatNumber'), value: application.vatNumber ?? t('certified.none') },
            {
              term: t('certified.submittedAt'),
              value: submittedAt && <FormattedTime format="date" at={submittedAt} />,
            },
            { term: t('certified.role'), value: role && t(`certification:companyRoles.${role}`) },
          ]}
        />
        <div className={styles.buttons}>
          {view.returnPath && (
            <Link className={buttonClass({ variant: 'primary' })} to={view.returnPath}>
              {t(showsPrice(view.returnPath) ? 'certified.seePrice' : 'certified.goBack')}
            </Link>
          )}
          <Button onClick={() => setShown('licence')}>{t('licence.view')}</Button>
          {role === 'administrator' && (
            <Button onClick={() => setShown('replace-licence')}>{t('replaceLicence.button')}</Button>
          )}
        </div>
        <p className={styles.muted}>
          {t(role === 'administrator' ? 'replaceLicence.text' : 'replaceLicence.member')}
        </p>
        {shown === 'renewed-licence' && renewal && (
          <LicenceDialog fileId={renewal.licenceFileId} onClose={close} />
        )}
        {shown === 'licence' && <LicenceDialog fileId={application.licenceFileId} onClose={close} />}
        {shown === 'replace-licence' && <ReplaceLicenceDialog application={application} onClose={close} />}
      </Panel>
    </>
  )
}
