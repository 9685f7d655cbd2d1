import { useState } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { distinctLabels, labelProblems, labelsIn } from '#domain/quotes/saved/labels.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { allRules, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type SelectedProps = { readonly quotes: readonly QuoteRow[]; onDone(): void }
type Change = 'add' | 'remove'

const labelsOf = (quotes: readonly QuoteRow[]) => distinctLabels(quotes.flatMap(({ labels }) => labels))

/** Labels of several quotes: add, or remove one that is in use among them. */
export function SelectedLabels({ quotes, onDone }: SelectedProps) {
  const { t } = useTranslation('myQuotes')
  const [change, setChange] = useState<Change>()
  const close = () => setChange(undefined)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      <Button isCompact onClick={() => setChange('add')}>
        {t('labels.addLabels')}
      </Button>
      {labelsOf(quotes).length > 0 && (
        <Button isCompact onClick={() => setChange('remove')}>
          {t('labels.removeLabel')}
        </Button>
      )}
      {change && (
        <Dialog
          title={t(`labels.${change}Title`, { count: quotes.length })}
          closeLabel={t('common:close')}
          onClose={close}
        >
          <LabelForm change={change} quotes={quotes} onDone={done} />
        </Dialog>
      )}
    </>
  )
}

const rules = {
  add: { add: allRules(required, (typed) => labelProblems(labelsIn(typed)).labels) },
  remove: { remove: required },
} as const

function LabelForm({ change, quotes, onDone }: SelectedProps & { readonly change: Change }) {
  const { t } = useTranslation('myQuotes')
  const { send } = useCallMutation('POST /api/quotes/labels/change', {
    invalidates: ['GET /api/quotes', 'GET /api/quotes/labels'],
  })
  const { formProps, ...form } = useForm({
    rules: rules[change],
    namespace: 'myQuotes',
    send: ({ add = '', remove = '' }) =>
      send({
        body: {
          numbers: quotes.map(({ number }) => number),
          add: labelsIn(add),
          remove: remove ? [remove] : [],
        },
      }),
    onDone({ changed }) {
      showToast('info', t('labels.changed', { count: changed }))
      onDone()
    },
  })
  return (
    <form className={forms.form} {...formProps}>
      {change === 'add' ? (
        <Field form={form} name="add" label={t('labels.field')} help={t('labels.help')} autoComplete="off" />
      ) : (
        <ChoiceField
          form={form}
          name="remove"
          label={t('labels.labelToRemove')}
          choices={labelsOf(quotes).map((label) => ({ value: label, label }))}
        />
      )}
      <FormFooter form={form} submitLabel={t(change === 'add' ? 'labels.addLabels' : 'labels.removeLabel')} />
    </form>
  )
}
