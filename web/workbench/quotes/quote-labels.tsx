import type { SavedQuote } from '#contract/quotes.ts'
import { labelProblems, labelsIn } from '#domain/quotes/saved/labels.ts'
import { call } from '#web/client/call.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import type { Rules } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'

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
