import { useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Select, type SelectProps } from './select.tsx'

export type SelectFieldProps = FieldTexts &
  Pick<SelectProps, 'choices' | 'placeholder' | 'defaultValue' | 'autoComplete' | 'onChosen'> & {
    readonly name: string
  }

/** One of a few, with label, help and error. */
export function SelectField({ label, help, problem, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <Select {...describedBy(id, problem)} {...select} />
    </FieldFrame>
  )
}
