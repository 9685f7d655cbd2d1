import type { ImportRow } from '#contract/rate-imports.ts'
import { type ImportedKind, lanePriceFields } from '#domain/rates/rate.ts'
import { NameText } from '#web/console/rate-pricing/coded-name.tsx'
import { between } from '#web/console/rate-pricing/use-field-labels.ts'
import { usePlaceName } from '#web/console/rate-pricing/use-names.ts'
import { currencyOf } from '#web/console/rates/lane-prices.ts'
import { amountText } from '#web/console/rates/margin.ts'
import { useValidityText } from '#web/console/rates/use-validity-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'

type NewRateProps = { readonly kind: ImportedKind; readonly cells: ImportRow['cells'] }

const textsOf = (cells: ImportRow['cells']): Readonly<Record<string, string>> =>
  Object.fromEntries(cells.map(({ field, after }) => [field, after ?? '']))

const arrow = ' → '

/** Carrier, liner service and ports, or pick-up point and district. */
export function NewLane({ kind, cells }: NewRateProps) {
  const placeName = usePlaceName()
  const texts = textsOf(cells)
  const { carrier = '', service = '', pol = '', pod = '', pickUpPlace = '', district = '' } = texts
  const [from, to] = kind === 'ocean-lane' ? [pol, pod] : [pickUpPlace, district]
  return (
    <>
      {kind === 'ocean-lane' && `${carrier} ${service}${between}`}
      <NameText of={placeName(from)} />
      {arrow}
      <NameText of={placeName(to)} />
    </>
  )
}

const noBreak = '\u00a0'

/** A line may end after each amount, not within it. */
const typed = (texts: Readonly<Record<string, string>>, field: string): string =>
  Object.entries(texts)
    .filter(([name]) => name.startsWith(`${field}.`))
    .map(([name, text]) => `${name.slice(field.length + 1)}${noBreak}${amountText(text)}`)
    .join(between)

/** The prices by container type, surcharges, validity, customers and costs of a rate that is added. */
export function NewFigures({ kind, cells }: NewRateProps) {
  const { t } = useTranslation('ratesAdmin')
  const validity = useValidityText()
  const texts = textsOf(cells)
  const { surcharges, carrierRemark, validFrom = '', validTo = '', tollPerVehicle, companies, brands } = texts
  const costs = typed(texts, 'cost')
  const others = [
    validity(validFrom, validTo),
    ...(surcharges ? [surcharges] : []),
    ...(carrierRemark ? [carrierRemark] : []),
    ...(tollPerVehicle ? [`${t('segments.tollPerVehicle')} ${amountText(tollPerVehicle)}`] : []),
    ...(companies ? [t('scope.contract', { companies })] : []),
    ...(brands ? [brands] : []),
    ...(costs ? [`${t('segments.cost')} ${costs}`] : []),
  ]
  return (
    <>
      {currencyOf(kind)} {typed(texts, lanePriceFields[kind])}
      {between}
      <span className={page.soft}>{others.join(between)}</span>
    </>
  )
}
