import type { Result } from '#domain/values/refusal.ts'
import { Field } from './field.tsx'
import { FormFooter } from './form-footer.tsx'
import styles from './forms.module.css'
import { allRules, maxLength, required } from './rules.ts'
import { useForm } from './use-form.ts'

type NameFormProps = {
  readonly label: string
  readonly help: string
  readonly submitLabel: string
  readonly initial: string
  readonly length: number
  send(name: string): Promise<Result<unknown>>
  onDone(name: string): void
}

/** Asks for the name under which a template is kept. */
export function NameForm({ label, help, submitLabel, initial, length, send, onDone }: NameFormProps) {
  const { formProps, ...form } = useForm({
    rules: { name: allRules(required, maxLength(length)) },
    focusByRefusal: { 'template-name-taken': 'name' },
    send: async ({ name = '' }) => {
      const result = await send(name.trim())
      return result.ok ? { ok: true, value: name.trim() } : result
    },
    onDone,
  })
  return (
    <form className={styles.form} {...formProps}>
      <Field
        form={form}
        name="name"
        label={label}
        help={help}
        maxLength={length}
        autoComplete="off"
        defaultValue={initial}
      />
      <FormFooter form={form} submitLabel={submitLabel} />
    </form>
  )
}
