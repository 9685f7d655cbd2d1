import { useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { readBlob } from '#web/client/files.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LicenceImage } from './licence-image.tsx'
import { LicencePdf } from './licence-pdf.tsx'

type LicenceProps = { readonly file: CompanyFile }

/** Beside the form, for those who decide; every look at it is written down, so nobody looks by accident. */
export function Licence({ file }: LicenceProps) {
  const { t } = useTranslation('console')
  const mayLook = may(useActor(), 'see-licence')
  return (
    <ConsolePanel title={t('company.licence.title')}>
      {mayLook ? (
        <Shown file={file} />
      ) : (
        <EmptyState
          state="no-permission"
          title={t('company.licence.denied')}
          text={t('company.licence.deniedText')}
        />
      )}
    </ConsolePanel>
  )
}

function useLicence({ companyId, application }: CompanyFile) {
  const [isAsking, setAsking] = useState(false)
  const [verdict, setVerdict] = useState<Verdict<Blob>>()
  const ask = async () => {
    setAsking(true)
    const query = { companyId, fileId: application.licenceFileId }
    setVerdict(await readBlob('GET /api/console/company/licence', { query }))
    setAsking(false)
  }
  return { isAsking, verdict, ask, hide: () => setVerdict(undefined) }
}

function Shown({ file }: LicenceProps) {
  const { t } = useTranslation('console')
  const { isAsking, verdict, ask, hide } = useLicence(file)
  if (isAsking) return <EmptyState state="loading" title={t('company.licence.loading')} />
  const look = (
    <Button isCompact icon="shown" onClick={() => void ask()}>
      {t('company.licence.view')}
    </Button>
  )
  if (!verdict) return <p>{look}</p>
  if (!verdict.ok)
    return (
      <EmptyState
        state="error"
        title={t('company.licence.failed')}
        text={t(`refusals:${verdict.refusal}`, verdict.params)}
        action={look}
      />
    )
  const { companyName, creditCode } = file.application
  const isImage = verdict.value.type.startsWith('image/')
  return isImage ? (
    <LicenceImage blob={verdict.value} name={companyName} onHide={hide} />
  ) : (
    <LicencePdf blob={verdict.value} code={creditCode} onHide={hide} />
  )
}
