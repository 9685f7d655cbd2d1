import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Beside } from './beside-context.ts'
import page from './page.module.css'

type BesideHeadProps = { readonly title: string; readonly side: ReactNode; readonly beside: Beside }

/** The heading of a record beside its list. */
export function BesideHead({ title, side, beside: { path, close } }: BesideHeadProps) {
  const { t } = useTranslation('console')
  return (
    <div className={page.top}>
      <h2>{title}</h2>
      <div className={page.row}>
        {side}
        <Link className={buttonClass({ isCompact: true })} to={path} data-page>
          {t('list.openPage')}
        </Link>
        <Button isCompact isSquare icon="close" aria-label={t('common:close')} onClick={close} />
      </div>
    </div>
  )
}
