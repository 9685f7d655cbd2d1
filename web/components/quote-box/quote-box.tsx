import { type FormEvent, useState } from 'react'
import type { Brand } from '#domain/brands/brand.ts'
import { useOpenPage } from '#web/client/use-open-page.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { BoxFields } from './box-fields.tsx'
import styles from './quote-box.module.css'
import { type Tab, tabs } from './tabs.ts'

/** The short quote form of a home page. The search for places loads when it is submitted. */
export function QuoteBox({ brand }: { brand: Brand }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const navigate = useOpenPage()
  const offered = brand.services.filter((service) => tabs.some((tab) => tab === service)) as Tab[]
  const [tab, setTab] = useState<Tab>(offered[0] ?? 'ocean')
  const [unknown, setUnknown] = useState<string>()
  const isHydrated = useHydrated()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { quotePage } = await import('./quote-page.ts')
    const page = quotePage(tab, Object.fromEntries(new FormData(form)) as Record<string, string>)
    setUnknown('unknownPlace' in page ? page.unknownPlace : undefined)
    if ('path' in page) navigate(page.path)
    else form.querySelector<HTMLInputElement>('[name="place"]')?.focus()
  }
  return (
    <form className={styles.box} method="post" onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('box.title')}</legend>
        {offered.map((one) => (
          <label key={one}>
            <input type="radio" name="tab" checked={one === tab} onChange={() => setTab(one)} />
            {t(`box.tabs.${one}`)}
          </label>
        ))}
      </fieldset>
      <BoxFields key={tab} tab={tab} port={brand.homePort} language={language} />
      <p className={styles.problem} role="alert">
        {unknown !== undefined && (unknown ? t('box.unknown', { text: unknown }) : t('box.needed'))}
      </p>
      <button className={`${button.main} ${styles.get}`} type="submit" disabled={!isHydrated}>
        {t('box.get')}
      </button>
    </form>
  )
}
