import type { CallData } from '#contract/client.ts'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { Amount } from '#web/components/quotes/amount.tsx'
import { useWhat } from '#web/components/quotes/use-what.ts'
import { writeDay } from '#web/components/quotes/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './verify.module.css'

const isBrand = (code: string): code is BrandCode => brandCodes.some((brand) => brand === code)

/** What the paper must say if it is genuine. */
export function Genuine({ verified }: { verified: CallData<'GET /api/quotes/verify'> }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { brand, state, quotedOn, validUntil, total, company, digest, number } = verified
  const what = useWhat()(verified)
  const facts = [
    [t('verify.number'), number],
    ...(what ? [[t('verify.what'), what] as const] : []),
    [t('verify.state'), t(`states.${state}`)],
    [t('verify.quotedOn'), writeDay(quotedOn, language)],
    [t('verify.validUntil'), writeDay(validUntil, language)],
    [t('verify.total'), <Amount key="total" of={total} strong />],
    ...(company ? [[t('verify.company'), company] as const] : []),
    [t('verify.digest'), <code key="digest">{digest}</code>],
  ] as const
  return (
    <section className={styles.genuine} role="status">
      <h2>{t('verify.genuine', { brand: isBrand(brand) ? brandOf(brand).name[language] : brand })}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('verify.digestHelp')}</p>
    </section>
  )
}
