import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PublishCheck } from '#contract/rate-publishing.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import {
  countToConfirm,
  type FindingChoices,
  type PublishFinding,
  priceJumpPercent,
  publishFindings,
} from '#domain/rates/publish-check.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { SecondPersonReason } from '#domain/rates/second-person.ts'
import { currencyOf, isLane } from '#web/console/rates/lane-prices.ts'
import { moneyText } from '#web/console/rates/margin.ts'
import styles from '#web/console/rates/rates.module.css'
import { useValidityText } from '#web/console/rates/use-validity-text.ts'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

type Finding = PublishCheck['findings'][number]

/** The old price is kept unless staff decide otherwise; everything else is a decision of theirs. */
export const usualChoices: FindingChoices = { keepsOldDays: true, prevails: false, confirmed: false }

/** A button or link that leads to where the dates, customers or prices are changed. */
export type Correction = (wrong: 'validity' | 'audience' | 'prices') => ReactNode

type FindingsProps = {
  readonly kind: RateKind
  readonly check: PublishCheck
  readonly choices: FindingChoices
  readonly correction: Correction
  onChange(choices: FindingChoices): void
}

/** What a publication would do: each kind of finding with its remedies. */
export function PublishFindings({ kind: rateKind, check, choices, correction, onChange }: FindingsProps) {
  const { t } = useTranslation('ratesAdmin')
  const { counts, findings } = check
  const secondPerson = check.secondPerson && <SecondPerson check={check} reason={check.secondPerson} />
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return secondPerson ?? <p className={page.soft}>{t('check.nothing')}</p>
  const byKind = Map.groupBy(findings, ({ finding }) => finding)
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('check.title')}</legend>
      {secondPerson}
      {publishFindings.map((kind) => (
        <FindingGroup
          key={kind}
          rateKind={rateKind}
          kind={kind}
          findings={byKind.get(kind) ?? []}
          count={counts[kind]}
          minMargin={check.limits.marginPercent}
        >
          <Remedies
            kind={kind}
            findings={byKind.get(kind) ?? []}
            choices={choices}
            correction={correction}
            // What was confirmed before concerned other findings.
            onChange={(changed) => onChange({ ...changed, confirmed: false })}
          />
        </FindingGroup>
      ))}
      {countToConfirm(counts, choices) > 0 && (
        <div className={styles.checkboxes}>
          <label>
            <input
              type="checkbox"
              checked={choices.confirmed}
              onChange={(event) => onChange({ ...choices, confirmed: event.target.checked })}
            />
            {t('check.confirmed')}
          </label>
        </div>
      )}
    </fieldset>
  )
}

type SecondPersonProps = { readonly check: PublishCheck; readonly reason: SecondPersonReason }

/** The reader prepared it, and a colleague has to publish it. */
function SecondPerson({ check: { limits }, reason }: SecondPersonProps) {
  const { t } = useTranslation('ratesAdmin')
  const { rates, marginPercent: minMargin } = limits
  return (
    <section className={styles.finding} aria-label={t('check.secondPerson.title')}>
      <h3>{t('check.secondPerson.title')}</h3>
      <p>{t(`check.secondPerson.${reason}`, { rates, minMargin })}</p>
    </section>
  )
}

type GroupProps = {
  readonly rateKind: RateKind
  readonly kind: PublishFinding
  readonly findings: readonly Finding[]
  readonly count: number
  readonly minMargin: number
  readonly children: ReactNode
}

function FindingGroup({ rateKind, kind, findings, count, minMargin, children }: GroupProps) {
  const { t } = useTranslation('ratesAdmin')
  if (count === 0) return null
  const unnamed = count - findings.length
  return (
    <section className={styles.finding} aria-label={t(`check.kinds.${kind}`)}>
      <h3>{t(`check.kinds.${kind}`)}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <FindingText rateKind={rateKind} minMargin={minMargin} finding={finding} />
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className={page.soft}>{t('check.more', { count: unnamed })}</p>}
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}

const correctionOf = (kind: PublishFinding): Parameters<Correction>[0] => {
  if (kind === 'audience') return 'audience'
  return kind === 'past' ? 'validity' : 'prices'
}

type RemediesProps = Pick<FindingsProps, 'choices' | 'correction' | 'onChange'> &
  Pick<GroupProps, 'kind' | 'findings'>

function Remedies({ kind, findings, choices, correction, onChange }: RemediesProps) {
  const { t } = useTranslation('ratesAdmin')
  const keepText = useKeepText(findings)
  const toggle = (name: 'keepsOldDays' | 'prevails', label: string) => (
    <Button
      isCompact
      variant={choices[name] ? 'primary' : 'secondary'}
      icon={choices[name] ? 'check' : undefined}
      aria-pressed={choices[name]}
      onClick={() => onChange({ ...choices, [name]: !choices[name] })}
    >
      {label}
    </Button>
  )
  if (kind === 'gap') return toggle('keepsOldDays', keepText)
  if (kind === 'overlap')
    return (
      <>
        {toggle('prevails', t('check.prevails'))}
        {correction('validity')}
      </>
    )
  return correction(correctionOf(kind))
}

/** Names the last day of the old price where there is one gap. */
function useKeepText(findings: readonly Finding[]): string {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const [only, ...others] = findings.flatMap(({ days }) => days)
  return only && others.length === 0
    ? t('check.keepsUntil', { day: formatDay(only.validTo, language, 'date') })
    : t('check.keeps')
}

/** The prices of a lane have one currency. */
function usePriceText(
  kind: RateKind,
  { finding }: Pick<Finding, 'finding'>,
): (price: Finding['prices'][number]) => string {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const currency = isLane(kind) ? currencyOf(kind) : standardCurrency
  const amountText = (amount: string) => formatMoney({ amount: moneyText(amount), currency }, language)
  return ({ type, before, after }) =>
    t(finding === 'jump' ? 'check.priceChange' : 'check.costAndPrice', {
      type,
      before: amountText(before),
      after: amountText(after),
    })
}

type FindingTextProps = Pick<GroupProps, 'rateKind' | 'minMargin'> & { readonly finding: Finding }

function FindingText({
  rateKind,
  minMargin,
  finding: { finding, code, days, other, types, prices },
}: FindingTextProps) {
  const { t } = useTranslation('ratesAdmin')
  const priceText = usePriceText(rateKind, { finding })
  const validityText = useValidityText()
  const periods = days
    .map(({ validFrom, validTo, sailings }) => {
      const period = validityText(validFrom, validTo)
      // Only ocean rates have sailings to count.
      return rateKind.startsWith('ocean') ? t('check.days', { days: period, count: sailings }) : period
    })
    .join(t('check.and'))
  const figures = prices.map(priceText).join(t('check.and'))
  return (
    <>
      {t(`check.${finding}`, {
        code,
        days: periods,
        other: other?.code ?? '',
        types: types.join(t('console:list.between')),
        prices: figures,
        percent: priceJumpPercent,
        minMargin,
      })}{' '}
      {other?.rateId && (
        <Link to={ratePath(other.rateId)} target="_blank" rel="noreferrer">
          {t('check.open', { code: other.code })}
        </Link>
      )}
    </>
  )
}
