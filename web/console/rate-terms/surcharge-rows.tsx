import { useState } from 'react'
import type { Surcharge } from '#domain/tariffs/ocean/ocean-rate.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { ChoiceField, Field } from '#web/parts/forms/field.tsx'
import type { FormState } from '#web/parts/forms/use-form.ts'
import button from '#web/ui/button.module.css'
import { PriceFields } from './price-fields.tsx'
import { surchargeCodes } from './surcharges.data.ts'
import { mostSurcharges } from './terms-rules.ts'
import { perType } from './typed-terms.ts'
import { useFeeName } from './use-leaf-words.ts'

type Row = { readonly key: number; readonly surcharge: Surcharge | undefined }
type SurchargeRowsProps = { readonly form: FormState; readonly surcharges: readonly Surcharge[] }

/** What the carrier bills beside the freight; a row without a price is left out. */
export function SurchargeRows({ form, surcharges }: SurchargeRowsProps) {
  const { t } = useTranslation('ratesDesk')
  const [rows, setRows] = useState<readonly Row[]>(() =>
    surcharges.map((surcharge, key) => ({ key, surcharge })),
  )
  const add = () =>
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, surcharge: undefined }])
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('segments.surcharges')}</legend>
      {rows.map((row, at) => (
        <SurchargeRow
          key={row.key}
          form={form}
          at={at}
          surcharge={row.surcharge}
          onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <p>
        <button className={button.small} type="button" disabled={rows.length >= mostSurcharges} onClick={add}>
          {t('form.addSurcharge')}
        </button>
      </p>
    </fieldset>
  )
}

/** How a surcharge is counted, in the words of the form. */
function perOf(surcharge: Surcharge | undefined): string {
  if (!surcharge) return 'container'
  return surcharge.per === 'container' && typeof surcharge.price !== 'string' ? perType : surcharge.per
}

const pers = ['container', perType, 'TEU', 'BL', 'freight'] as const

type RowProps = {
  readonly form: FormState
  readonly at: number
  readonly surcharge: Surcharge | undefined
  onRemove(): void
}

function SurchargeRow({ form, at, surcharge, onRemove }: RowProps) {
  const { t } = useTranslation('ratesDesk')
  const feeName = useFeeName()
  const part = `terms.surcharges.${at}`
  const [per, setPer] = useState(perOf(surcharge))
  const fees = surchargeCodes.map((code) => ({ value: code, label: `${feeName(code)} ${code}` }))
  const number = at + 1
  return (
    <div className={styles.row}>
      <ChoiceField
        form={form}
        name={`${part}.fee`}
        label={t('form.fee', { number })}
        choices={fees}
        defaultValue={surcharge?.fee}
      />
      <ChoiceField
        form={form}
        name={`${part}.per`}
        label={t('segments.per')}
        choices={pers.map((value) => ({ value, label: t(`per.${value}`) }))}
        defaultValue={per}
        onChosen={setPer}
      />
      <Price form={form} part={part} per={per} surcharge={surcharge} />
      <ChoiceField
        form={form}
        name={`${part}.terms`}
        label={t('segments.terms')}
        placeholder={t('form.asFreight')}
        choices={(['prepaid', 'collect'] as const).map((value) => ({
          value,
          label: t(`values.terms.${value}`),
        }))}
        defaultValue={surcharge?.terms}
      />
      <button className={button.small} type="button" onClick={onRemove}>
        {t('form.remove')}
        <span className="visually-hidden"> {number}</span>
      </button>
    </div>
  )
}

type PriceProps = Omit<RowProps, 'at' | 'onRemove'> & { readonly part: string; readonly per: string }

function Price({ form, part, per, surcharge }: PriceProps) {
  const { t } = useTranslation('ratesDesk')
  const price = surcharge && 'price' in surcharge ? surcharge.price : undefined
  const percent = surcharge && 'percent' in surcharge ? surcharge.percent : undefined
  if (per === perType)
    return (
      <div className={styles.whole}>
        <PriceFields form={form} part={`${part}.price`} prices={typeof price === 'object' ? price : {}} />
      </div>
    )
  const name = per === 'freight' ? 'percent' : 'price'
  const known = per === 'freight' ? percent : typeof price === 'string' ? price : undefined
  return (
    <Field
      key={name}
      form={form}
      name={`${part}.${name}`}
      label={t(`segments.${name}`)}
      autoComplete="off"
      inputMode="decimal"
      defaultValue={known ?? ''}
    />
  )
}
