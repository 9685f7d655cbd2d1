import type { SavedQuote } from '#contract/quotes.ts'
import { isSameLabel, labelProblems, labelsIn } from '#domain/quotes/saved/labels.ts'
import { call } from '#web/client/call.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import type { Rules } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import type { TableControl } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { filteredBy } from '#web/ui/table/table-state.ts'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './quotes.module.css'

const rules: Rules = { labels: (typed) => labelProblems(labelsIn(typed)).labels }

/** The labels of one quote, as text between commas. */
export function QuoteLabels({ quote: { number, labels } }: { quote: Pick<SavedQuote, 'number' | 'labels'> }) {
  const { t } = useTranslation('myQuotes')
  const invalidate = useInvalidate()
  const { formProps, ...form } = useForm({
    rules,
    namespace: 'myQuotes',
    send: ({ labels: typed = '' }) =>
      call(
        'PUT /api/quotes/labels',
        { body: { number, labels: labelsIn(typed) } },
        { hidesOfflineToast: true },
      ),
    onDone() {
      invalidate('GET /api/quotes', 'GET /api/quotes/labels')
      showToast('info', t('labels.saved'))
    },
  })
  return (
    <Panel title={t('labels.title')}>
      <form className={forms.form} {...formProps}>
        <Field
          form={form}
          name="labels"
          label={t('labels.field')}
          help={t('labels.help')}
          defaultValue={labels.join(', ')}
          autoComplete="off"
        />
        <FormFooter form={form} submitLabel={t('labels.save')} />
      </form>
    </Panel>
  )
}

export const labelIn = ({ state: { filters } }: TableControl): string | undefined => filters.label?.[0]

/** The filter of the list; it is only there once a quote has a label. */
export function LabelFilter({ control }: { control: TableControl }) {
  const { t } = useTranslation('myQuotes')
  const query = useCallQuery('GET /api/quotes/labels', {})
  const inUse = query.status === 'ready' ? query.data.labels : []
  const wanted = labelIn(control)
  const current = wanted && (inUse.find((label) => isSameLabel(label, wanted)) ?? wanted)
  const choices = current && !inUse.includes(current) ? [current, ...inUse] : inUse
  if (choices.length === 0) return null
  return (
    <div className={styles.labelFilter}>
      <SelectField
        // An uncontrolled field; it starts anew when the filter changes elsewhere.
        key={`${current} ${choices.length}`}
        name="label"
        label={t('list.label')}
        placeholder={t('list.allLabels')}
        defaultValue={current ?? ''}
        choices={choices.map((label) => ({ value: label, label }))}
        onChosen={(label) => control.onStateChange(filteredBy(control.state, 'label', label ? [label] : []))}
      />
    </div>
  )
}
