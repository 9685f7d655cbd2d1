import { useState } from 'react'
import { publicRegisters } from '#domain/certification/public-registers.data.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'

type RegisterLinkProps = { readonly country: string; readonly number: string }

/** Opens the public register with the number in the clipboard, since registers take none in their address. */
export function RegisterLink({ country, number }: RegisterLinkProps) {
  const { t } = useTranslation('console')
  const [isCopied, setCopied] = useState(false)
  const { [country]: register } = publicRegisters
  if (!register) return null
  // Without access to the clipboard the page still opens.
  const copy = () =>
    void navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <span className={page.row}>
      <a href={register} target="_blank" rel="noreferrer" onClick={copy}>
        {t('company.register')}
      </a>
      <span className={page.soft} role="status">
        {isCopied && t('company.registerCopied')}
      </span>
    </span>
  )
}
