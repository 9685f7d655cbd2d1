import { useState } from 'react'
import { portOf } from '#domain/places/port.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { containerTypeCodes, isContainerType } from '#domain/values/container-type.ts'
import { call } from '#web/client/call.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import forms from '#web/components/forms/forms.module.css'
import { all, type Rule, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/quotes/place-field.tsx'
import { chosenPlace, placeIn } from '#web/components/quotes/place-rules.ts'
import { findPort, type Place } from '#web/components/quotes/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './quotes.module.css'

const threshold: Rule = (text) => {
  if (text.trim() === '') return 'required'
  return /^[1-9]\d{0,7}$/.test(text.trim()) ? undefined : 'wrong-format'
}

const elsewhere: Rule = (_, given) => (placeIn(given, 'pod') === given.pol ? 'same-as-before' : undefined)

const rules = { pol: required, pod: all(chosenPlace('pod'), elsewhere), type: required, threshold }

/** A lane, a type and a sum. */
export function AlertForm({ onAdded }: { onAdded(): void }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const [pod, setPod] = useState<Place>()
  const { parts, ...form } = useForm({
    rules,
    namespace: 'prices',
    send: ({ pol = '', type = '', threshold: sum = '', ...given }) =>
      call('POST /api/alerts', {
        body: {
          pol: oceanPorts.find((port) => port === pol) ?? 'CNNGB',
          pod: placeIn(given, 'pod'),
          type: isContainerType(type) ? type : '40HQ',
          threshold: sum.trim(),
        },
      }),
    onDone: onAdded,
  })
  const origins = oceanPorts.map((value) => ({ value, label: portOf(value)?.name[language] ?? value }))
  return (
    <form className={forms.form} {...parts}>
      <div className={styles.fields}>
        <ChoiceField form={form} name="pol" label={t('alert.pol')} choices={origins} />
        <PlaceField
          form={form}
          name="pod"
          label={t('alert.pod')}
          help={t('prices:form.placeHelp')}
          find={findPort}
          chosen={pod}
          onChosen={setPod}
        />
        <ChoiceField
          form={form}
          name="type"
          label={t('alert.type')}
          defaultValue="40HQ"
          choices={containerTypeCodes.map((value) => ({ value, label: value }))}
        />
        <Field
          form={form}
          name="threshold"
          label={t('alert.threshold')}
          autoComplete="off"
          inputMode="numeric"
        />
      </div>
      <FormEnd form={form} submit={t('alert.add')} />
    </form>
  )
}
