import { useState } from 'react'
import type { AlertView } from '#contract/alerts.ts'
import { asHomePort, homePorts } from '#domain/places/home-ports.ts'
import { portOf } from '#domain/places/port.ts'
import { defaultContainers } from '#domain/quotes/query/query-defaults.ts'
import { typesOnRequest } from '#domain/rates/on-request.ts'
import { containerTypeCodes, isContainerType } from '#domain/values/container-type.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { allRules, type FormValues, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { findDestination, type Place } from '#web/components/places/places.ts'
import { differsFromPol, wholeYuanRule } from '#web/components/quotes/state/query-rules.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import styles from './alert-form.module.css'

const rules = {
  pol: required,
  pod: allRules(required, differsFromPol),
  type: required,
  threshold: wholeYuanRule,
}

/** The select fields offer these values only; anything else is refused. */
async function addAlert({ pol, pod = '', type = '', threshold = '' }: FormValues) {
  const port = asHomePort(pol)
  if (!port) return invalidFields({ pol: 'unknown-value' })
  if (!isContainerType(type)) return invalidFields({ type: 'unknown-value' })
  const body = { pol: port, pod, type, threshold: threshold.trim() }
  return call('POST /api/alerts', { body }, { hidesOfflineToast: true })
}

/** What the form starts with, such as the lane of a search. */
export type AlertStart = {
  readonly pol?: string
  readonly pod?: string
  readonly type?: string
  /** Whole yuan. */
  readonly threshold?: string
}

type AlertFormProps = { readonly start?: AlertStart; onAdded(alert: AlertView): void }

/** A lane, a container type and a target price. */
export function AlertForm({ start = {}, onAdded }: AlertFormProps) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { homePort } = useBrand()
  const [pol, setPol] = useState<string>(start.pol ?? homePort)
  const priced = useCallQuery('GET /api/pricedChoices', {})
  const onRequest = priced.status === 'ready' ? typesOnRequest(priced.data.ports, 'oceanTypes', pol) : []
  const [pod, setPod] = useState<Place | undefined>(start.pod === undefined ? undefined : portOf(start.pod))
  const { formProps, ...form } = useForm({
    rules,
    namespace: 'prices',
    send: addAlert,
    onDone: onAdded,
  })
  const origins = homePorts.map((value) => ({ value, label: portOf(value)?.name[language] ?? value }))
  return (
    <form className={forms.form} {...formProps}>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="pol"
          label={t('alert.pol')}
          defaultValue={pol}
          choices={origins}
          onChosen={setPol}
        />
        <PlaceField
          form={form}
          name="pod"
          label={t('alert.pod')}
          help={t('prices:form.placeHelp')}
          find={findDestination}
          chosen={pod}
          onChosen={setPod}
        />
        <ChoiceField
          form={form}
          name="type"
          label={t('alert.type')}
          defaultValue={start.type ?? defaultContainers.type}
          choices={containerTypeCodes.map((value) => ({
            value,
            label: onRequest.includes(value) ? t('forms:containers.onRequest', { type: value }) : value,
          }))}
        />
        <Field
          form={form}
          name="threshold"
          label={t('alert.threshold')}
          defaultValue={start.threshold}
          autoComplete="off"
          inputMode="numeric"
        />
      </div>
      <FormFooter form={form} submitLabel={t('alert.add')} />
    </form>
  )
}
